import { Classes } from './pages/classes';
import { Glazes } from './pages/glazes';
import { Letter } from './pages/letter';
import { Shelf } from './pages/shelf';
import { Story } from './pages/story';
import { Visit } from './pages/visit';
import { useRoute } from './use-route';
import { useTheme } from './use-theme';

const routes = [
  { path: '', label: 'Classes', Page: Classes },
  { path: 'story', label: 'A bowl', Page: Story },
  { path: 'glazes', label: 'Glazes', Page: Glazes },
  { path: 'shelf', label: 'Shelf', Page: Shelf },
  { path: 'letter', label: 'Letter', Page: Letter },
  { path: 'visit', label: 'Visit us', Page: Visit },
];

/** The application: a page by the address, and the way to the others. */
export function App() {
  const route = useRoute();
  const { isDark, toggle } = useTheme();
  const { Page } = routes.find(({ path }) => path === route) ?? { Page: Classes };
  return (
    <>
      <header className="bar">
        <a className="brand" href="#/">
          Kiln &amp; Kettle
        </a>
        <nav aria-label="Pages">
          {routes.map(({ path, label }) => (
            <a key={path} href={`#/${path}`} aria-current={path === route ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <button type="button" className="theme" aria-pressed={isDark} onClick={toggle}>
          Dark
        </button>
      </header>
      <main>
        <Page />
      </main>
      <footer>A pottery studio that does not exist. Its form and its basket are real.</footer>
    </>
  );
}
