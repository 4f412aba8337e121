import { club } from '#club';
import { centrosDeTipo, nombresDeCentros } from '#contract/sitio/sitio.ts';
import { alMesDe, esDeUnaHora } from '#web/club/al-mes.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import styles from './inicio.module.css';

type Grupo = { titulo: string; texto: string; href: string; programa: string };

const SIN_DECIR = 'Pregúntanos por los grupos.';

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
      ? SIN_DECIR
      : `En ${nombresDeCentros(centrosDeTipo('escuelapadel'))}, grupos de cuatro.`,
    href: '/escuela-padel',
    programa: 'padel',
  },
  {
    titulo: 'Pickleball',
    texto: club.enBlanco
      ? SIN_DECIR
      : `En ${nombresDeCentros(centrosDeTipo('escuelapickleball'))}, con palas del club.`,
    href: '/escuela-pickleball',
    programa: 'pickleball',
  },
];

const programaDe = (programa: string) => club.escuela.programas.filter(({ id }) => id === programa);

/** What the prices of the cards are of; nothing where they have none. */
function queCuestan(): string {
  const conPrecio = grupos()
    .flatMap(({ programa }) => programaDe(programa))
    .filter((uno) => alMesDe(uno).length > 0);
  if (conPrecio.length === 0) return '';
  return `Precio al mes, ${conPrecio.every(esDeUnaHora) ? 'una hora a la semana' : 'el menor de cada grupo'}`;
}

/** The school: where one begins, by age and sport. */
export function Escuela() {
  const que = queCuestan();
  return (
    <section aria-labelledby="escuela" className={styles.bloque}>
      <div className={styles.cabeza}>
        <div>
          <h2 id="escuela">Aprende con nosotros</h2>
          {que ? <p>{que}</p> : null}
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
              {programaDe(programa)
                .flatMap(alMesDe)
                .map(({ quien, precio }) => (
                  <span key={quien}>
                    {quien} <b>{precio}</b>
                  </span>
                ))}
            </p>
          </Card>
        ))}
      </div>
    </section>
  );
}
