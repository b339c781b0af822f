import type { Activity } from '../data/history-api.ts';
import { ByDay } from '../list/by-day.tsx';
import { ActivityEntry } from './activity-entry.tsx';

type Props = {
  activities: readonly Activity[];
  /** The level of the day headings. */
  heading: 'h2' | 'h3';
};

/** The activity entries, newest first, grouped by day. */
export function ActivityByDay({ activities, heading }: Props) {
  return (
    <ByDay entries={activities} heading={heading}>
      {(activity) => <ActivityEntry key={activity._id} activity={activity} />}
    </ByDay>
  );
}
