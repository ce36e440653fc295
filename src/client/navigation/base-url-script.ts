/** What the warning says, in the language of the page. */
export interface BaseUrlWarning {
  title: string;
  reason: string;
  /** In front of the base URL the site was built for. */
  configured: string;
  /** In front of the one that would fit this address. */
  suggested: string;
  baseUrl: string;
  /** Language part of the page's address, `en/`; empty for the default language. */
  prefix: string;
}

/**
 * The script of the home page that warns when the site's own scripts did not come, which usually means that the site is
 * published under another path than it was built for. It must not depend on anything that is missing then.
 * @returns JavaScript without `<`, fit for an inline `<script>`; the same for every build with the same words.
 */
export const baseUrlScript = (warning: BaseUrlWarning): string =>
  `(${SCRIPT})(${JSON.stringify(warning)});`.replaceAll('<', '\\u003c');

// `load` waits for every script of the document, whether it comes or fails. Without a stylesheet to rely on, colours are
// given here; properties set by script need no exception in a content security policy.
const SCRIPT = `function (v) {
addEventListener('load', function () {
if (window.___loader) return;
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
