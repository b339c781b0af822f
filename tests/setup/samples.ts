/** Generated files, as people and attackers upload them. */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export function fileOf(bytes: Uint8Array | string, name: string, type = 'application/octet-stream'): File {
  return new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });
}

/** Returns a photograph-like picture: red on the left, blue on the right, to detect rotating and mirroring. */
export function twoColours(width: number, height: number) {
  const half = Math.ceil(width / 2);
  return sharp({ create: { width, height, channels: 3, background: '#d01010' } }).composite([
    { input: { create: { width: width - half, height, channels: 3, background: '#1010d0' } }, left: half, top: 0 },
  ]);
}

/** Returns a JPEG as a phone makes it: stored rotated, with the location where it was taken. */
export function phonePhotograph(width: number, height: number): Promise<Buffer> {
  return twoColours(width, height)
    .withExif({
      IFD0: { Make: 'SecretCamera', Artist: 'SecretPhotographer' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '9/1 33/1 36/1', GPSLongitudeRef: 'E', GPSLongitude: '44/1 4/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Returns a well-formed PNG of one bit per pixel: small to send, huge to decode. */
export function hugePng(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const lines = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 1 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns the header of an iPhone's picture, by which its format is recognised. */
export function heic(brand = 'heic'): Buffer {
  const head = Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`, 'latin1');
  return Buffer.concat([head, Buffer.from('\0\0\0\x10meta', 'latin1'), Buffer.alloc(2000, 7)]);
}

/** Returns a PDF of empty pages; `box` is the size of each in points. */
export function pdf(
  pages: number,
  { script = '', box = [300, 400] }: { script?: string; box?: readonly [number, number] } = {},
): Buffer {
  const kids = Array.from({ length: pages }, (_, n) => `${n + 3} 0 R`).join(' ');
  const action = script === '' ? '' : ` /OpenAction << /S /JavaScript /JS (${script}) >>`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R${action} >>`,
    `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`,
    ...Array.from({ length: pages }, () => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${box[0]} ${box[1]}] >>`),
  ];
  return pdfOf(objects);
}

function pdfOf(objects: readonly string[]): Buffer {
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, n) => {
    const offset = text.length;
    text += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  text += offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${text}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    'latin1',
  );
}

/** Returns a PDF that needs a password. */
export function lockedPdf(): Buffer {
  const text = pdf(1).toString('latin1');
  const keys = `/O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}>`;
  const id = '01'.repeat(16);
  const lock = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 ${keys} >> /ID [<${id}> <${id}>]`;
  return Buffer.from(text.replace('/Root 1 0 R', `/Root 1 0 R ${lock}`), 'latin1');
}

/** Returns a PDF whose page content has that many bytes when unpacked, and about a thousandth of them packed. */
export const heavyPdf = (length: number) => pdfWithContent(Buffer.alloc(length, ' '));

/** Returns a PDF of some kilobytes whose page takes minutes to draw. */
export const slowPdf = () =>
  pdfWithContent(Buffer.from('0 0 m 300 400 l S 1 0 0 rg 0 0 300 400 re f\n'.repeat(400_000)));

function pdfWithContent(content: Buffer): Buffer {
  const data = deflateSync(content, { level: 1 });
  const text = pdf(1).toString('latin1').replace('/MediaBox', '/Contents 4 0 R /MediaBox');
  const head = `4 0 obj\n<< /Filter /FlateDecode /Length ${data.length} >>\nstream\n`;
  // Without a valid table of offsets, a reader finds the objects by searching the file.
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n${head}`, 'latin1'),
    data,
    Buffer.from('\nendstream\nendobj\n'),
    Buffer.from(text.slice(9, text.indexOf('xref')), 'latin1'),
    Buffer.from('trailer\n<< /Size 5 /Root 1 0 R >>\n%%EOF\n'),
  ]);
}

/** Returns an SVG drawing. */
export function svg(content: string, { size = 'width="120" height="60"', head = '' } = {}): string {
  return `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${content}</svg>`;
}

/** Returns a ZIP of uncompressed files. */
export function zip(files: Record<string, string>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const [path, data] = [Buffer.from(name), Buffer.from(text)];
    const facts = Buffer.alloc(26); // from "version needed" on, the same in both places
    facts.writeUInt16LE(20, 0);
    facts.writeUInt32LE(crc32(data), 10);
    facts.writeUInt32LE(data.length, 14);
    facts.writeUInt32LE(data.length, 18);
    facts.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, path, data]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), facts, rest, path]));
    parts.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, list, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

/** Returns a ZIP with the parts by which a Word file is recognised. */
export const wordFile = () =>
  zip({ '[Content_Types].xml': '<Types/>', '_rels/.rels': '<Relationships/>', 'word/document.xml': '<w:document/>' });

/**
 * Returns a PDF with a line of Latin text on each page; `meanings` are the texts that its font gives for some of the
 * drawn letters, as that of a ligature.
 */
export function textPdf(lines: readonly string[], meanings: Record<string, string> = {}): Buffer {
  const kids = lines.map((_, n) => `${2 * n + 5} 0 R`).join(' ');
  const map = `1 begincodespacerange <00> <ff> endcodespacerange
    ${Object.keys(meanings).length} beginbfchar
    ${Object.entries(meanings)
      .map(([letter, text]) => `<${toHex(letter, 1)}> <${toHex(text, 2)}>`)
      .join('\n')}
    endbfchar`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${lines.length} /Kids [${kids}] >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 4 0 R >>`,
    `<< /Length ${map.length} >>\nstream\n${map}\nendstream`,
    ...lines.flatMap((line, n) => {
      const drawing = `BT /F1 12 Tf 20 200 Td (${line}) Tj ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents ${2 * n + 6} 0 R
          /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
      ];
    }),
  ];
  return pdfOf(objects);
}

/** The code units of a text as a PDF writes them, with so many bytes each. */
const toHex = (text: string, bytes: number): string =>
  Array.from({ length: text.length }, (_, n) =>
    text
      .charCodeAt(n)
      .toString(16)
      .padStart(2 * bytes, '0'),
  ).join('');
