import { adoptStyles } from '../browser/adopt-styles';
import { site } from '../../site/public-config';
import { naturalSize, zoomScale } from './zoom-geometry';

/** Milliseconds of the animation to the full size and back. */
const DURATION = 200;

/** Here instead of in the site's styles, so that pages without pictures load none of it. */
const STYLES = `
[data-zoomable] { cursor: zoom-in; }
.zoom { position: fixed; inset: 0; width: auto; height: auto; max-width: none; max-height: none; margin: 0; padding: 0;
  border: 0; overflow: hidden; background: none; cursor: zoom-out; }
.zoom::backdrop { background: color-mix(in srgb, var(--bg) 96%, transparent); }
.zoom-frame { position: fixed; transform-origin: 0 0; }
.zoom-frame img { position: absolute; inset: 0; width: 100%; height: 100%; max-width: none; object-fit: contain; }
.zoom-close { position: fixed; inset-block-start: 0.75rem; inset-inline-end: 0.75rem; width: 2.75rem; height: 2.75rem;
  border: 1px solid var(--line-strong); border-radius: 50%; background: var(--bg); color: var(--text); font-size: 1.5rem; line-height: 1; }
.zoom-caption { position: fixed; inset: auto 0 0; padding: 0.75rem 1.5rem; background: color-mix(in srgb, var(--bg) 88%, transparent);
  color: var(--text-soft); font-size: var(--text-sm); text-align: center; pointer-events: none; }
`;

const isReduced = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Makes the pictures that match a selector zoomable by pointer and keyboard, and gives a function that undoes it. */
export function attachZoom(selector: string, closeLabel: string): () => void {
  adoptStyles(STYLES);
  const marked = new Set<HTMLImageElement>();
  const listeners = new AbortController();
  const { signal } = listeners;
  const mark = (image: HTMLImageElement): void => {
    marked.add(image);
    image.dataset.zoomable = '';
    image.tabIndex = 0;
    image.setAttribute('role', 'button');
    image.setAttribute('aria-haspopup', 'dialog');
  };
  const pictureOf = ({ target }: Event): HTMLImageElement | null =>
    target instanceof HTMLImageElement && target.matches(selector) ? target : null;
  const open = (event: Event): void => {
    const image = pictureOf(event);
    if (!image || enlarged()) return;
    event.preventDefault();
    showLarge(image, closeLabel);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ' ') open(event);
  };
  // Handles pictures whose file arrives later.
  const onLoad = (event: Event): void => {
    const image = pictureOf(event);
    if (image) mark(image);
  };

  for (const image of document.querySelectorAll<HTMLImageElement>(selector)) mark(image);
  document.addEventListener('click', open, { signal });
  document.addEventListener('keydown', onKey, { signal });
  document.addEventListener('load', onLoad, { signal, capture: true });
  return () => {
    // Without animation, because the page is gone.
    enlarged()?.close();
    listeners.abort();
    for (const image of marked) {
      for (const name of ['data-zoomable', 'tabindex', 'role', 'aria-haspopup']) image.removeAttribute(name);
    }
  };
}

const enlarged = () => document.querySelector<HTMLDialogElement>('dialog.zoom');

/** Shows a picture enlarged. */
function showLarge(image: HTMLImageElement, closeLabel: string): void {
  const { margin, scrollOffset, closeDelay } = site.imageZoom;
  const { dialog, frame } = makeDialog(image, closeLabel);
  const from = image.getBoundingClientRect();
  const { innerWidth, innerHeight, scrollY } = window;
  const scale = zoomScale(from, sizeOf(image), { width: innerWidth, height: innerHeight }, margin);
  const width = from.width * scale;
  const height = from.height * scale;
  const box = { left: (innerWidth - width) / 2, top: (innerHeight - height) / 2 };
  for (const [name, value] of Object.entries({ ...box, width, height }))
    frame.style.setProperty(name, `${String(value)}px`);
  const listeners = new AbortController();
  let isMoving = true;

  /** Animates between the place in the text and the full size. */
  const move = async (isIn: boolean): Promise<void> => {
    const rect = image.getBoundingClientRect();
    const place = {
      transform: `translate(${rect.left - box.left}px, ${rect.top - box.top}px) scale(${1 / scale})`,
    };
    const ends = [place, { transform: 'none' }];
    const timing = { duration: isReduced() ? 0 : DURATION, easing: 'cubic-bezier(0.2, 0, 0.2, 1)' };
    dialog.animate(isIn ? { opacity: [0, 1] } : { opacity: [1, 0] }, {
      ...timing,
      pseudoElement: '::backdrop',
      fill: 'forwards',
    });
    await frame.animate(isIn ? ends : ends.reverse(), { ...timing, fill: 'forwards' }).finished;
  };
  const remove = (): void => {
    listeners.abort();
    image.style.visibility = '';
    dialog.close();
    dialog.remove();
  };
  const close = (): void => {
    if (isMoving) return;
    isMoving = true;
    void move(false).then(remove);
  };

  document.body.append(dialog);
  dialog.showModal();
  image.style.visibility = 'hidden';
  void move(true).then(() => {
    isMoving = false;
  });
  loadLargest(image, frame, width);

  const { signal } = listeners;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onScroll = (): void => {
    if (Math.abs(window.scrollY - scrollY) > scrollOffset) timer ??= setTimeout(close, closeDelay);
  };
  // A press anywhere closes: on the picture, around it, or on the button.
  dialog.addEventListener('click', close, { signal });
  // The Escape key.
  const onCancel = (event: Event): void => {
    event.preventDefault();
    close();
  };
  dialog.addEventListener('cancel', onCancel, { signal });
  // Browsers close a dialog at the second Escape, whatever the page does.
  dialog.addEventListener('close', remove, { signal });
  window.addEventListener('scroll', onScroll, { signal, passive: true });
  window.addEventListener('resize', close, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}

function makeDialog(image: HTMLImageElement, closeLabel: string) {
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  dialog.setAttribute('aria-label', image.alt);
  dialog.lang = image.closest<HTMLElement>('[lang]')?.lang ?? '';
  const frame = document.createElement('div');
  frame.className = 'zoom-frame';
  const copy = new Image();
  copy.src = image.currentSrc || image.src;
  copy.alt = image.alt;
  copy.style.setProperty('--dark', image.style.getPropertyValue('--dark'));
  frame.append(copy);
  const button = document.createElement('button');
  Object.assign(button, { className: 'zoom-close', type: 'button', textContent: '×' });
  button.setAttribute('aria-label', closeLabel);
  dialog.append(frame, button);
  const caption = image.closest('figure')?.querySelector('figcaption')?.textContent;
  if (caption) {
    const text = document.createElement('p');
    text.className = 'zoom-caption';
    text.textContent = caption;
    dialog.append(text);
  }
  return { dialog, frame };
}

const sourcesOf = (image: HTMLImageElement): (HTMLImageElement | HTMLSourceElement)[] => [
  ...(image.closest('picture')?.querySelectorAll('source') ?? []),
  image,
];

const sizeOf = (image: HTMLImageElement) =>
  naturalSize({
    natural: { width: image.naturalWidth, height: image.naturalHeight },
    srcset: sourcesOf(image)
      .map((source) => source.srcset)
      .join(', '),
    isDrawing: /\.svg($|[?#])|^data:image\/svg/i.test(image.currentSrc || image.src),
  });

/** Lays the file that suits the size over the current one, once it has loaded. */
function loadLargest(image: HTMLImageElement, frame: HTMLElement, width: number): void {
  if (!sourcesOf(image).some((source) => source.srcset !== '')) return;
  const copy = (image.closest('picture') ?? image).cloneNode(true) as HTMLElement;
  const large = copy instanceof HTMLImageElement ? copy : copy.querySelector('img');
  if (!large) return;
  for (const name of ['class', 'style', 'role', 'tabindex', 'aria-haspopup', 'data-zoomable'])
    large.removeAttribute(name);
  for (const source of sourcesOf(large)) source.sizes = `${Math.ceil(width)}px`;
  large.loading = 'eager';
  large.alt = '';
  large.decode().then(
    () => frame.append(copy),
    () => undefined,
  );
}
