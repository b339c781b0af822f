import type { Deed } from '../data/undo-api.ts';
import { ByDay } from '../parts/by-day.tsx';
import { DeedEntry } from './deed-entry.tsx';

type Props = { deeds: readonly Deed[]; /** What the days are under the headings around them. */ heading: 'h2' | 'h3' };

/** What was done, newest first, by day. */
export function Deeds({ deeds, heading }: Props) {
  return (
    <ByDay entries={deeds} heading={heading}>
      {(deed) => <DeedEntry key={deed._id} deed={deed} />}
    </ByDay>
  );
}
