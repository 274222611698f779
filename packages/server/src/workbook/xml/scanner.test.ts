import { describe, expect, it } from 'vitest';
import { utf8 } from './bytes.ts';
import type { XmlHandler } from './handler.ts';
import { XmlScanner } from './scanner.ts';

/** What the scan of these chunks reports. Texts are joined: where they are cut does not count. */
function reported(document: Uint8Array | Uint8Array[]): string {
  let seen = '';
  const handler: XmlHandler = {
    wantsText: true,
    open({ bytes, nameStart, nameEnd, attributes, attributeCount }, depth) {
      seen += `[${depth} ${utf8(bytes, nameStart, nameEnd)}`;
      for (let i = 0; i < 4 * attributeCount; i += 4) {
        seen += ` ${utf8(bytes, attributes[i] ?? 0, attributes[i + 1] ?? 0)}`;
        seen += `:${utf8(bytes, attributes[i + 2] ?? 0, attributes[i + 3] ?? 0)}`;
      }
      seen += ']';
    },
    close(depth) {
      seen += `[${depth}]`;
    },
    text(bytes, start, end) {
      seen += Buffer.from(bytes.subarray(start, end)).toString('latin1');
    },
  };
  const scanner = new XmlScanner(handler);
  for (const chunk of [document].flat()) scanner.push(chunk);
  scanner.finish();
  return Buffer.from(seen, 'latin1').toString();
}

const byteByByte = (bytes: Uint8Array): Uint8Array[] => Array.from(bytes, (byte) => Uint8Array.of(byte));

const DOCUMENT =
  '\ufeff<?xml version="1.0" encoding="UTF-8"?>\r\n<!-- uno > dos --><x:a one="1>2" x:dos=\'"\' >ñ€😀&amp;&#x20AC;\r\nfin\r' +
  '<b/><c  d = "e" /><![CDATA[<&]]]]><![CDATA[>\r\n]]><?pi <?><!----></x:a>\n<!-- fin -->\n';
const REPORTED = '[0 a one:1>2 x:dos:"]ñ€😀&€\nfin\n[1 b][1][1 c d:e][1]<&]]>\n[0]';

describe('A document', () => {
  const bytes = Buffer.from(DOCUMENT);

  it('reports the same wherever it is cut in two', () => {
    expect(reported(bytes)).toBe(REPORTED);
    for (let at = 0; at <= bytes.length; at += 1)
      expect(reported([bytes.subarray(0, at), bytes.subarray(at)]), `cut at ${at}`).toBe(REPORTED);
  });

  it('reports the same byte by byte', () => {
    expect(reported(byteByByte(bytes))).toBe(REPORTED);
  });

  it('is refused when it ends too soon, at whichever byte', () => {
    const length = Buffer.from(DOCUMENT.slice(0, DOCUMENT.indexOf('</x:a>') + 5)).length;
    for (let at = 0; at <= length; at += 1)
      expect(() => reported(bytes.subarray(0, at)), `cut at ${at}`).toThrow(
        expect.objectContaining({ code: 'damaged' }),
      );
  });

  it.each([
    '<a><b></a></b>',
    '<a></b>',
    '</a>',
    '<a/><b/>',
    'x<a/>',
    '<a/>x',
    '<a b=1/>',
    '<a b/>',
    '<a b="<"/>',
    '<a / >',
    '< a/>',
    '<a:/>',
    '<a>&nbsp;</a>',
    '<a>&#0;</a>',
    '<a>&#xD800;</a>',
    '<a>&#xFFFFFFFFFFFF;</a>',
    '<a>&lt</a>',
    '<a>\u0001</a>',
    '<![CDATA[x]]>',
    '<a><![CDATA[x</a>',
    '<a><!-- x</a>',
    `${'<a>'.repeat(300)}${'</a>'.repeat(300)}`,
    `<a ${'b="" '.repeat(300)}/>`,
    `<a b="${'x'.repeat(600_000)}"/>`,
    `<a><!--${'x'.repeat(600_000)}--></a>`,
    `<${'x'.repeat(600_000)}/>`,
    '     ',
  ])('is refused when it is not well formed: %.40s', (xml) => {
    expect(() => reported(Buffer.from(xml))).toThrow(expect.objectContaining({ code: 'damaged' }));
  });

  it.each([
    '<!DOCTYPE a><a/>',
    '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    '<a><!ENTITY b "c"></a>',
    '<!-x><a/>',
    '<a/><!DOCTYPE a>',
  ])('is refused for what it defines: %s', (xml) => {
    expect(() => reported(Buffer.from(xml))).toThrow(expect.objectContaining({ code: 'forbidden-xml' }));
  });

  it.each([
    Buffer.from('\ufeff<a></a>', 'utf16le'),
    Buffer.from('<a></a>', 'utf16le'),
    Buffer.from('<a></a>', 'utf16le').swap16(),
    Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a></a>'),
    Buffer.from("<?xml version='1.0' encoding = 'utf-16'?><a></a>"),
  ])('is refused in another encoding than UTF-8 (%#)', (bytes) => {
    expect(() => reported(bytes)).toThrow(expect.objectContaining({ code: 'encoding' }));
  });

  it('takes no longer for what comes in tiny pieces', () => {
    const comment = Buffer.from(`<!--${'- '.repeat(200_000)}--><a></a>`);
    expect(reported(byteByByte(comment))).toBe('[0 a][0]');
  });

  it('may have text of any length', () => {
    const text = 'á'.repeat(1_000_000);
    expect(reported(Buffer.from(`<a>${text}</a>`)) === `[0 a]${text}[0]`).toBe(true);
  });
});
