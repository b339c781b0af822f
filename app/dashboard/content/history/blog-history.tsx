import { useParams } from 'react-router';
import { articles } from '../../../../domain/content/articles.ts';
import { HistoryScreen } from './history-screen.tsx';

/** The versions of an article, for its author (ruling 7). */
export default function BlogHistory() {
  const { id = '' } = useParams();
  return <HistoryScreen key={id} type={articles} id={id} base="/dashboard/blogs" />;
}
