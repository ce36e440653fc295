import type { Localized } from '../domain/routing/locale';

/** Words of the home page's warning. Only the server's renderer may import them: they go into an inline script. */
export const baseUrlText: Localized<Record<'title' | 'reason' | 'configured' | 'suggested', string>> = {
  'zh-Hans': {
    title: '这个站点没有正常启动。',
    reason: '脚本没有加载出来，多半是站点配置里的 baseUrl 和发布的路径不一致。',
    configured: '当前配置的 baseUrl：',
    suggested: '建议改为：',
  },
  en: {
    title: 'This site did not load properly.',
    reason:
      'Its scripts are missing. A very common reason is a wrong baseUrl in the configuration of the site.',
    configured: 'Currently configured baseUrl: ',
    suggested: 'We suggest trying: ',
  },
};
