import type components from './index';

declare global {
  /** Read by the MDX extension of editors, which then knows the props of `<Fact name>` and the others. */
  type MDXProvidedComponents = typeof components;
}
