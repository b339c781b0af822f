import type { ReactNode } from 'react';
import type { PictureView } from '../../ui/picture.tsx';
import { ContactSentence } from '../forms/contact-sentence.tsx';
import { PageBanner } from './page-banner.tsx';

type Props = {
  title: string;
  intro: string;
  banner: PictureView | null;
  sections: readonly (readonly [title: string, text: string])[];
  /** Further sections. */
  children?: ReactNode;
};

/** A page of a few sections of text; emails and phone numbers in them are links. */
export function TextPage({ title, intro, banner, sections, children }: Props) {
  return (
    <>
      <PageBanner title={title} intro={intro} picture={banner} />
      <div className="wrap section-space grid gap-8">
        {sections.map(([heading, text]) => (
          <section key={heading} className="measure">
            <h2 className="mb-2 text-2xl">{heading}</h2>
            <p>
              <ContactSentence text={text} className="text-link" />
            </p>
          </section>
        ))}
        {children}
      </div>
    </>
  );
}
