import { Outlet } from 'react-router';
import { Footer } from '../shell/footer.tsx';
import { Header } from '../shell/header/header.tsx';

/** The frame of every public page. */
export default function SiteLayout() {
  return (
    <>
      <Header />
      <main id="content" className="pt-16 lg:pt-18">
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
