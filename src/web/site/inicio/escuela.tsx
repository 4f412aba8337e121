import { club } from '#club';
import { centrosDeTipo, nombresDeCentros } from '#contract/sitio/sitio.ts';
import { alMesDe } from '#web/club/al-mes.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import styles from './inicio.module.css';

type Grupo = { titulo: string; texto: string; href: string; programa: string };

const DE_TODAS = 'Para todas las edades.';

const grupos = (): Grupo[] => [
  {
    titulo: 'Minitenis',
    texto: 'De 5 a 8 años, con bola roja.',
    href: '/escuela-minitenis',
    programa: 'minitenis',
  },
  {
    titulo: 'Iniciación',
    texto: 'Tenis, desde los 8 años.',
    href: '/escuela-iniciacion',
    programa: 'iniciacion',
  },
  {
    titulo: 'Pádel',
    texto: club.enBlanco
      ? DE_TODAS
      : `En ${nombresDeCentros(centrosDeTipo('escuelapadel'))}, grupos de cuatro.`,
    href: '/escuela-padel',
    programa: 'padel',
  },
  {
    titulo: 'Pickleball',
    texto: club.enBlanco
      ? DE_TODAS
      : `En ${nombresDeCentros(centrosDeTipo('escuelapickleball'))}, con palas del club.`,
    href: '/escuela-pickleball',
    programa: 'pickleball',
  },
];

/** The school: where one begins, by age and sport. */
export function Escuela() {
  return (
    <section aria-labelledby="escuela" className={styles.bloque}>
      <div className={styles.cabeza}>
        <div>
          <h2 id="escuela">Aprende con nosotros</h2>
          {alMesDe(club.escuela.programas)[0] ? <p>Precio al mes, una hora a la semana</p> : null}
        </div>
        <ButtonLink to="/escuela-presentacion">Toda la escuela</ButtonLink>
      </div>
      <div className={styles.grupos}>
        {grupos().map(({ titulo, texto, href, programa }) => (
          <Card
            key={href}
            title={titulo}
            to={href}
            media={<img src={`/dibujos/clase-${programa}.svg`} alt="" fetchPriority="low" />}
          >
            <p className={styles.suave}>{texto}</p>
            <p className={styles.precio}>
              {alMesDe(club.escuela.programas.filter(({ id }) => id === programa)).map(
                ({ quien, precio }) => (
                  <span key={quien}>
                    {quien} <b>{precio}</b>
                  </span>
                ),
              )}
            </p>
          </Card>
        ))}
      </div>
    </section>
  );
}
