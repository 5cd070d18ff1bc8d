import { Classes } from './pages/classes';
import { Visit } from './pages/visit';
import { useRoute } from './use-route';
import { useTheme } from './use-theme';

const routes = [
  { path: '', label: 'Classes', Page: Classes },
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
      <footer>A pottery studio that does not exist. Its form is real.</footer>
    </>
  );
}
