/** Some mail programs cut or refuse longer addresses. */
const maxLength = 1_900; // characters, as they are encoded

/** Returns a `mailto:` address that begins a reply: to the sender, with a subject and the message quoted. */
export function replyAddress({
  email,
  subject,
  intro,
  body,
}: {
  email: string;
  subject: string;
  /** Above the quotation. */ intro: string;
  body: string;
}): string {
  const start = `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`;
  if (body === '') return start;
  const quoted = (text: string) =>
    `${start}&body=${encodeURIComponent(
      `\r\n\r\n${intro}\r\n${text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\r\n')}`,
    )}`;
  const whole = quoted(body);
  if (whole.length <= maxLength) return whole;
  const letters = Array.from(body);
  let [fits, tooMany] = [0, letters.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (quoted(`${letters.slice(0, middle).join('')} …`).length <= maxLength) fits = middle;
    else tooMany = middle;
  }
  return quoted(`${letters.slice(0, fits).join('')} …`);
}
