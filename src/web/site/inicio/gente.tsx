import { club } from '#club';
import type { FotoDeHueco } from '#contract/sitio/fotos.ts';
import { enEuros } from '#domain/euros.ts';
import { ImagenDeHueco } from '#web/club/foto-de-hueco.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import styles from './gente.module.css';

/** Who one will meet there. */
export function Gente({ fotos }: { fotos: readonly FotoDeHueco[] }) {
  return (
    <section aria-labelledby="gente" className={styles.gente}>
      <div className={styles.retrato}>
        <ImagenDeHueco hueco="inicio" fotos={fotos} sizes="(min-width: 56rem) 38rem, 92vw" />
      </div>
      <div className={styles.palabras}>
        <h2 id="gente">La gente del club</h2>
        <p>
          {club.enBlanco
            ? 'Quién lleva el club, y cómo entrar en él.'
            : 'Familias que vienen andando, veteranos que no perdonan una dejada y monitores que se saben el nombre de todos.'}
        </p>
        <div className={styles.acciones}>
          <ButtonLink to="/club-nuestro-equipo">Nuestro equipo</ButtonLink>
          <ButtonLink to="/club-unete-a-nosotros">
            Hacerse socio{club.cuota > 0 ? `, ${enEuros(club.cuota)} al año` : ''}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
