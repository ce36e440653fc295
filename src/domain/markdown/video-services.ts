/** The services, by the name of the property that holds the id. */
export const VIDEO_SERVICES = {
  youtube: {
    label: 'YouTube',
    /** Host of the player, to which a press connects. */
    host: 'www.youtube-nocookie.com',
    id: /^[\w-]{11}$/,
    /** Finds an id in an address that was written instead of it. */
    find: /(?:[?&]v=|youtu\.be\/|\/(?:embed|shorts|live)\/)([\w-]{11})(?![\w-])/,
    remedy: 'It is the 11 characters after v= in the address of the video: youtube="aqz-KE-bpKQ".',
    page: (id: string) => `https://www.youtube.com/watch?v=${id}`,
    /** Address of its player, which starts automatically, because the reader has pressed a button. */
    player: (id: string) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
    /** YouTube's player refuses to play without an origin. */
    referrerPolicy: 'strict-origin-when-cross-origin',
  },
  bilibili: {
    label: 'Bilibili',
    host: 'player.bilibili.com',
    id: /^BV[0-9A-Za-z]{10}$/,
    find: /(BV[0-9A-Za-z]{10})(?![0-9A-Za-z])/,
    remedy: 'It begins with BV in the address of the video, 12 characters: bilibili="BV17x411w7KC".',
    page: (id: string) => `https://www.bilibili.com/video/${id}/`,
    player: (id: string) =>
      `https://player.bilibili.com/player.html?isOutside=true&bvid=${id}&autoplay=1&danmaku=0`,
    referrerPolicy: 'no-referrer',
  },
} as const;

/** Name of a service. */
export type VideoServiceName = keyof typeof VIDEO_SERVICES;
