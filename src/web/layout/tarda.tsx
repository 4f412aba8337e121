import { useLocation } from 'react-router';
import page from '#web/ui/page.module.css';
import styles from './tarda.module.css';

/**
 * What the server draws under what is loading, for whom the program never reaches: a file of it was lost on the way,
 * as when a phone changes network. It needs nothing but the page that is there.
 */
export function Tarda() {
  const { pathname, search } = useLocation();
  return (
    <p className={`${page.container} ${styles.tarda}`}>
      La página no termina de llegar. <a href={pathname + search}>Cargarla otra vez</a>
    </p>
  );
}
