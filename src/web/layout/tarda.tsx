import page from '#web/ui/page.module.css';
import styles from './tarda.module.css';

/**
 * What the server draws under what is loading, for whom the program never reaches: a file of it was lost on the way,
 * as when a phone changes network. It needs nothing but the page that is there; an empty address is its own, with
 * what it asks for, which the server does not look at.
 */
export const Tarda = () => (
  <p className={`${page.container} ${styles.tarda}`}>
    La página no termina de llegar.{' '}
    {/* biome-ignore lint/a11y/useValidAnchor: it does lead somewhere, to this same address */}
    <a href="">Cargarla otra vez</a>
  </p>
);
