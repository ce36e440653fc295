/** `ref` of a frame that takes the place of a pressed button: moves the focus there. */
export const focusFrame = (frame: HTMLIFrameElement | null): void => frame?.focus();
