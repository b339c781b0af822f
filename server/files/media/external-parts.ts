/** Relationships of Office documents (ECMA-376, part 2, section 9.3) to parts that are loaded from elsewhere. */

/**
 * Types that open a document as a link does, or load pictures and sound. Excel asks before it reads other workbooks.
 */
const harmlessType = /\/(?:hyperlink|image|audio|video|media|externalLinkPath|xlExternalLinkPath\/\w+)$/;
const templateType = /\/attachedTemplate$/;
/** A file of the author's computer, as many documents name their template: not of a server (`file:////server/`). */
const localFile = /^(?:file:\/\/(?:localhost)?\/(?![/\\%&.?])|[a-z]:[/\\])/i;

// Each attempt begins at the start of a name, and each value ends at the next quotation mark of its kind.
const attributes = /(?<![^\s"'<>=/])([^\s"'<>=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Encodings and declarations that could hide an attribute from this check; no program writes them here. */
const mayHide = /\0|<![de]|^[^<]*<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/i;

/**
 * Returns whether the relationships of a part (the XML of a `.rels` file) name something outside the document that is
 * loaded when it is opened, such as a template with macros or an embedded object. Hyperlinks, pictures, sound, other
 * workbooks and a template on the author's computer do not count. XML that could hide one counts.
 */
export function loadsExternalParts(xml: Buffer): boolean {
  const text = xml.toString('latin1');
  // An attribute has no `<`: each piece has all attributes of one element.
  return mayHide.test(text) || text.split('<').some((tag) => tag.includes('TargetMode') && isExternalPart(tag));
}

function isExternalPart(tag: string): boolean {
  const written = Array.from(
    tag.matchAll(attributes),
    ([, name, value, other]) => [name, value ?? other ?? ''] as const,
  );
  const listValues = (wanted: string) => written.filter(([name]) => name === wanted).map(([, value]) => value);
  if (listValues('TargetMode').every((mode) => mode === 'Internal')) return false;
  const types = listValues('Type');
  return (
    !types.every((type) => harmlessType.test(type)) &&
    !(types.every((type) => templateType.test(type)) && listValues('Target').every((target) => localFile.test(target)))
  );
}
