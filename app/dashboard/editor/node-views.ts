import type { Node } from 'prosemirror-model';
import { NodeSelection } from 'prosemirror-state';
import type { NodeViewConstructor } from 'prosemirror-view';
import { readReference, splitVerses } from '../../../domain/quran/quotations.ts';
import { nameVerses } from '../../../domain/quran/surahs.ts';
import type { Language } from '../../../domain/model/localized.ts';
import { readVideoLink } from '../../../domain/markdown/split-at-videos.ts';
import { isArabicOnly } from '../../../domain/markdown/write-text.ts';
import { schema } from './schema.ts';

/** How the editor shows what depends on the text's language or content, as pages do. */
export const nodeViews = (language: Language, openPicture: () => void): Record<string, NodeViewConstructor> => ({
  paragraph: (node, view, getPos) => {
    const dom = document.createElement('p');
    const showDirection = (paragraph: Node) => {
      const position = getPos();
      dom.classList.toggle('editor-video', isOutermost(view.state.doc, position) && isVideo(paragraph));
      const isArabic = isArabicOnly(sourceOf(paragraph)) && !isTightItem(view.state.doc, position);
      if (isArabic === (dom.dir === 'rtl')) return;
      if (isArabic) {
        dom.lang = 'ar';
        dom.dir = 'rtl';
      } else {
        dom.removeAttribute('lang');
        dom.removeAttribute('dir');
      }
    };
    showDirection(node);
    return {
      dom,
      contentDOM: dom,
      update(changed) {
        if (changed.type !== schema.nodes.paragraph) return false;
        showDirection(changed);
        return true;
      },
    };
  },
  picture: (node, view, getPos) => {
    const dom = writePicture(node);
    dom.addEventListener('click', () => {
      view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, getPos()!)));
      openPicture();
    });
    return { dom };
  },
  verse: (node) => ({ dom: writeVerse(node, 'blockquote', language) }),
  quoted_verse: (node) => ({ dom: writeVerse(node, 'div', language) }),
});

function isVideo({ childCount, firstChild }: Node): boolean {
  if (childCount !== 1 || !firstChild!.isText || firstChild!.marks.some(({ type }) => type !== schema.marks.link))
    return false;
  const [link] = firstChild!.marks;
  return readVideoLink(firstChild!.text!, link && String(link.attrs['href'])) !== undefined;
}

const isOutermost = (doc: Node, position: number | undefined) =>
  position !== undefined && position <= doc.content.size && doc.resolve(position).depth === 0;

/** Returns the text of a paragraph with the addresses of its links, which count for its direction on pages too. */
function sourceOf(paragraph: Node): string {
  let source = '';
  paragraph.forEach(({ text = '', marks }) => {
    const link = marks.find(({ type }) => type === schema.marks.link);
    source += link ? `${text}${String(link.attrs['href'])}` : text;
  });
  return source;
}

/** Pages show the lines of a tight list without paragraphs, so without a direction of their own. */
function isTightItem(doc: Node, position: number | undefined): boolean {
  if (position === undefined || position > doc.content.size) return false;
  const place = doc.resolve(position);
  return place.parent.type === schema.nodes.list_item && place.node(-1).attrs['tight'] === true;
}

function writePicture({ attrs }: Node): HTMLElement {
  const dom = document.createElement('figure');
  dom.contentEditable = 'false';
  dom.className = 'editor-picture';
  const image = dom.appendChild(document.createElement('img'));
  image.draggable = false;
  image.src = String(attrs['src']);
  image.alt = String(attrs['alt']);
  if (attrs['caption'] === '') return dom;
  const caption = dom.appendChild(document.createElement('figcaption'));
  caption.className = 'mt-2 text-sm text-muted';
  caption.dir = 'auto';
  caption.textContent = String(attrs['caption']);
  return dom;
}

function writeVerse({ attrs }: Node, name: string, language: Language): HTMLElement {
  const dom = document.createElement(name);
  dom.contentEditable = 'false';
  dom.className = 'editor-verse';
  const paragraph = dom.appendChild(document.createElement('p'));
  paragraph.lang = 'ar';
  paragraph.dir = 'rtl';
  const words = paragraph.appendChild(document.createElement('span'));
  words.className = 'verse';
  words.lang = 'ar';
  words.dir = 'rtl';
  splitVerses(String(attrs['words'])).forEach((part, index) => {
    if (index > 0) words.append(' ');
    if (!part.includes(' ')) return words.append(part);
    const together = words.appendChild(document.createElement('span'));
    together.className = 'whitespace-nowrap';
    together.textContent = part;
  });
  const footer = dom.appendChild(document.createElement('footer'));
  footer.className = 'text-sm text-muted';
  const verses = readReference(String(attrs['reference']));
  footer.textContent = verses ? nameVerses(verses, language) : String(attrs['reference']);
  return dom;
}
