import {wakeEvent, type WakeDetail} from './dom';

/* The script that boot loads at the first touch. The bundler's loader is in it, and loads React and the islands. */

document.addEventListener(wakeEvent, (event) => {
  const {target, detail} = event as CustomEvent<WakeDetail>;
  import(/* webpackChunkName: "hydrate" */ './hydrate')
    .then(({hydrate}) => hydrate(target as HTMLElement, detail))
    .catch(() => {
      detail.settle(false);
    });
});
