import { Link } from 'wouter';
import { buttonClass } from '../ui/button.tsx';

export const NotFoundScreen = () => (
  <main className="grid min-h-dvh place-items-center p-6 text-center">
    <title>Page Not Found · Chat Module</title>
    <div className="space-y-3">
      <p className="font-semibold text-5xl text-muted">404</p>
      <h1 className="font-semibold text-2xl">Page Not Found</h1>
      <p className="text-muted">The page may have moved, or the address may contain a typo.</p>
      <Link href="/" className={buttonClass('primary')}>
        Go to the home page
      </Link>
    </div>
  </main>
);
