import {AroundIsland} from '#src/ui/around-island';
import {LinkCollector} from '#src/ui/Link';
import {Boundary} from '../Boundary';
import {islandAttribute, lostAttribute, propsAttribute, rootAttribute, stateAttribute, wakeAttribute} from '../names';
import styles from './styles.module.scss';

import {type ComponentType, createElement, type ReactNode, use, useState} from 'react';
import {renderToString} from 'react-dom/server';

export type IslandElementProps<Props extends object> = {
  /** The name of the island's file: `name.island.tsx`. */
  name: string;
  /** The default export of that file, which imports its own content. */
  component: ComponentType<Props>;
  /** A few values that JSON can hold, because they are in the page's HTML. */
  props?: Props;
  /** Wakes the island without a touch if the URL has a query. */
  wake?: 'query';
  /** Plain HTML around what React runs. A dialog and the fields of a calculator belong there, where React can't replace them. */
  around?: (root: ReactNode) => ReactNode;
  /** Replaces what React would run if its scripts don't arrive. */
  lost?: ReactNode;
};

const ignore = (): void => undefined;
const alone = (root: ReactNode): ReactNode => root;

/** In `npm run dev`, where an island is part of the page. */
function DevIsland({name, content, around}: {name: string; content: ReactNode; around: typeof alone}): ReactNode {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return (
    <div ref={setElement} {...{[islandAttribute]: name, [stateAttribute]: 'live'}}>
      <AroundIsland value={element}>{around(content)}</AroundIsland>
    </div>
  );
}

/**
 * A part of a page that React runs in browsers. In a build it is rendered on its own, exactly as the runtime hydrates it
 * (runtime.tsx), so that IDs agree. In `npm run dev` it is part of the page.
 */
export function Island<Props extends object>(island: IslandElementProps<Props>): ReactNode {
  const {name, component, props, wake, around = alone, lost} = island;
  const collectLink = use(LinkCollector);
  const content = (
    <Boundary island={name} onLive={ignore}>
      {createElement(component as ComponentType<object>, props ?? {})}
    </Boundary>
  );
  if (process.env.NODE_ENV !== 'production') return <DevIsland name={name} content={content} around={around} />;
  const attributes = {
    [islandAttribute]: name,
    ...(wake && {[wakeAttribute]: wake}),
    ...(props && {[propsAttribute]: JSON.stringify(props)}),
  };
  const html = renderToString(<LinkCollector value={collectLink}>{content}</LinkCollector>, {identifierPrefix: name});
  return (
    <div {...attributes}>
      {around(<div className={styles.root} {...{[rootAttribute]: ''}} dangerouslySetInnerHTML={{__html: html}} />)}
      {lost !== undefined && <template {...{[lostAttribute]: ''}}>{lost}</template>}
    </div>
  );
}
