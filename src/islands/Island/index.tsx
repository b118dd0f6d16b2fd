import {LinkCollector} from '#src/ui/Link';
import {Boundary} from '../Boundary';
import {islandAttribute, propsAttribute, stateAttribute, wakeAttribute} from '../dom';
import type {IslandName, IslandProps} from '../registry';

import {createElement, use, type ComponentType, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';

export type IslandElementProps<Name extends IslandName> = {
  name: Name;
  /** The default export of the island's module. */
  component: ComponentType<IslandProps<Name>>;
  props?: IslandProps<Name>;
  /** Wakes the island without a touch: once the page has loaded, or only if the URL has a query. */
  wake?: 'load' | 'query';
};

const ignore = (): void => undefined;

/**
 * A part of a page that React runs in browsers. In a build it is rendered on its own, exactly as the runtime hydrates it
 * (runtime.tsx), so that IDs agree. In `npm run dev` it is part of the page.
 */
export function Island<Name extends IslandName>({name, component, props, wake}: IslandElementProps<Name>): ReactNode {
  const collectLink = use(LinkCollector);
  const content = (
    <Boundary island={name} onLive={ignore}>
      {createElement(component as ComponentType<object>, props ?? {})}
    </Boundary>
  );
  if (process.env.NODE_ENV !== 'production')
    return <div {...{[islandAttribute]: name, [stateAttribute]: 'live'}}>{content}</div>;
  const attributes = {
    [islandAttribute]: name,
    ...(wake && {[wakeAttribute]: wake}),
    ...(props && {[propsAttribute]: JSON.stringify(props)}),
  };
  const html = renderToString(<LinkCollector value={collectLink}>{content}</LinkCollector>, {identifierPrefix: name});
  return <div {...attributes} dangerouslySetInnerHTML={{__html: html}} />;
}
