import { useParams } from 'react-router';
import { articles } from '../../../domain/content/articles.ts';
import { EditScreen } from './form/edit-screen.tsx';

/** The edit form of an article, for its author (ruling 7). */
export default function EditBlog() {
  const { id = '' } = useParams();
  return <EditScreen key={id} type={articles} id={id} list="/dashboard/blogs" />;
}
