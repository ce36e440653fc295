import type { OtherTexts } from '../../i18n/messages';

/** The texts of the warning, the site's base URL, and the language part of the page's address (`en/`, or nothing). */
export type BaseUrlWarning = OtherTexts['language']['baseUrl'] & { baseUrl: string; prefix: string };

/**
 * The home page's script that warns when the site's own scripts failed to load, which usually means that the site is
 * published under another path than it was built for. It must not depend on anything that is missing then.
 * @returns JavaScript without `<`, fit for an inline `<script>`; the same for every build with the same words.
 */
export const baseUrlScript = (warning: BaseUrlWarning): string =>
  `(${SCRIPT})(${JSON.stringify(warning)});`.replaceAll('<', '\\u003c');

// The `load` event waits for every script of the document, whether it loads or fails. No style sheet can be relied on,
// so colours are set here; the Content-Security-Policy allows style properties that are set by script.
const SCRIPT = `function (v) {
addEventListener('load', function () {
if ('pageData' in window) return;
var here = location.pathname.replace(/[^/]*$/, '');
if (v.prefix) { if (here.slice(-v.prefix.length - 1) === '/' + v.prefix) here = here.slice(0, -v.prefix.length) }
var box = document.createElement('div');
box.id = 'base-url-warning';
box.setAttribute('role', 'alert');
box.style.cssText = 'border:4px solid #d93a2b;background:#fff6f4;color:#3a0d08;padding:1rem 1.25rem;font:1rem/1.6 sans-serif';
function line(name, text, code) {
var element = document.createElement(name);
element.textContent = text;
if (code) { var value = document.createElement('code'); value.textContent = code; element.appendChild(value) }
box.appendChild(element);
}
line('strong', v.title);
line('p', v.reason);
line('p', v.configured, v.baseUrl);
if (here !== v.baseUrl) line('p', v.suggested, here);
document.body.insertBefore(box, document.body.firstChild);
})
}`.replace(/\n/g, ' ');
