import { describe, expect, it } from 'vitest';
import { compileClean, htmlOf } from '../../../tests/support/compile';
import { isRefused } from './safe-html';

it.each([
  ['onclick', true],
  ['onClick', true],
  ['srcDoc', true],
  ['dangerouslySetInnerHTML', true],
  ['is', true],
  ['a b', true],
  ['on', false],
  ['title', false],
])('isRefused(%s): %s', (name, expected) => expect(isRefused(name)).toBe(expected));

describe('what is harmless stays', () => {
  it.each([
    [
      'a drawing',
      '<svg viewBox="0 0 8 8"><title>Tide</title><path d="M0 0h8" /></svg>',
      /<title>Tide<\/title><path/,
    ],
    [
      'parts of a drawing with titles',
      '<svg><g strokeWidth="2"><title>潮</title><a href="#x"><title>y</title></a></g></svg>',
      /<title>潮<.*<title>y</,
    ],
    [
      'names of fields',
      '<form name="contact"><input name="name" /><select name="body2"><option>x</option></select></form>',
      /name="contact".*name="name"/,
    ],
    [
      'ids that the browser has names for',
      '<b id="location">x</b> <b id="createElement">y</b>',
      /id="createElement"/,
    ],
    [
      'formulas and elements of their own',
      '<math><mi>x</mi></math> <my-tide>x</my-tide>',
      /<mi>x[^]*<my-tide>/,
    ],
    ['attributes that nobody knows', '<img src="data:image/gif;base64,R0" alt="" zoomable />', /zoomable/],
    ['a form', '<form action="/search"><input name="q" /></form>', /action="\/search"/],
    [
      'a video',
      '<video src="/tide.mp4" poster="/tide.avif" controls />',
      /<video src="tidepool-link:0;" poster="tidepool-link:1;"/,
    ],
    ['code about it', '`<script>` and `[x](javascript:y)`', /&#x3C;script>|&lt;script/],
    [
      'markup in an attribute, escaped',
      'x <b title="</title><script>">y</b>',
      /title="&lt;\/title&gt;&lt;script&gt;"/,
    ],
    ['highlighted code', '```html\n<script>alert(1)</script>\n```', /class="token tag"/],
    ['a link to another program', '[a](vscode:x/潮) [b](sms:+1)', /href="vscode:x\/.*href="sms:\+1"/],
    ['a picture in an address', '<img src="data:image/gif;base64,R0" alt="" />', /src="data:image\/gif/],
  ])('%s', (_, source, expected) => expect(htmlOf(compileClean(source).tree)).toMatch(expected));
});
