import type { PageDescriptor } from '@wrenchwise/client/page-descriptor.ts';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router';

import { createQueryClient } from '~/queries/query-client.ts';

import { App } from './app.tsx';
import { loadMatched } from './load-matched.ts';
import { metaOf } from './page-route.ts';
import { createRoutes } from './routes.ts';

interface RenderedPage {
  /** What the page says of itself, as HTML. */
  readonly head: string;
  readonly body: string;
}

function HeadLine({ line }: { line: PageDescriptor }) {
  if ('tagName' in line) {
    const { tagName: Tag, ...attributes } = line;
    return <Tag {...attributes} />;
  }
  if ('title' in line) return <title>{line.title}</title>;
  if ('script:ld+json' in line) throw new Error('Account pages have no structured data');
  return <meta {...line} />;
}

const render = (path: string, routes: ReturnType<typeof createRoutes>): RenderedPage => {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const meta = metaOf(router.state.matches.map(({ route }) => route));
  const body = renderToString(<App router={router} queryClient={createQueryClient()} />);
  router.dispose();
  const lines = meta.map((line) => <HeadLine key={JSON.stringify(line)} line={line} />);
  return { head: renderToStaticMarkup(<>{lines}</>), body };
};

/** A page as HTML, for the build: it is hydrated as soon as its script comes. */
export const renderPage = async (path: string): Promise<RenderedPage> => {
  const routes = createRoutes();
  await loadMatched(routes, path);
  return render(path, routes);
};

/** What the dashboard shows until its page's code has come: the same for each of its pages. */
export const renderShell = (): RenderedPage => {
  const { body } = render('/dashboard', createRoutes());
  return { head: '<title>Wrenchwise</title>', body };
};
