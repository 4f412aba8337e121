import { club } from '#club';
import { centrosDeTipo, nombresDeCentros } from '#contract/sitio/sitio.ts';
import { alMesDe, esDeUnaHora } from '#web/club/al-mes.ts';
import { TarjetaEnlace } from '#web/club/tarjeta-enlace.tsx';
import { cx } from '#web/ui/cx.ts';
import { Bloque, TARJETAS } from './bloque.tsx';

const enCentros = (tipo: 'escuelapadel' | 'escuelapickleball', como: string): string =>
  club.enBlanco ? 'Pregúntanos por los grupos.' : `En ${nombresDeCentros(centrosDeTipo(tipo))}, ${como}.`;

const grupos = () => [
  { programa: 'minitenis', titulo: 'Minitenis', texto: 'De 5 a 8 años, con bola roja.' },
  { programa: 'iniciacion', titulo: 'Iniciación', texto: 'Tenis, desde los 8 años.' },
  { programa: 'padel', titulo: 'Pádel', texto: enCentros('escuelapadel', 'grupos de cuatro') },
  {
    programa: 'pickleball',
    titulo: 'Pickleball',
    texto: enCentros('escuelapickleball', 'con palas del club'),
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
    <Bloque
      id="escuela"
      titulo="Aprende con nosotros"
      nota={que}
      todo={{ texto: 'Toda la escuela', href: '/escuela-presentacion' }}
    >
      <div className={cx(TARJETAS, 'lg:grid-cols-4')}>
        {grupos().map(({ titulo, texto, programa }) => (
          <TarjetaEnlace
            key={programa}
            titulo={titulo}
            to={`/escuela-${programa}`}
            imagen={<img src={`/dibujos/clase-${programa}.svg`} alt="" fetchPriority="low" />}
          >
            <p>{texto}</p>
            <p className="mt-auto flex flex-wrap items-baseline gap-x-4">
              {programaDe(programa)
                .flatMap(alMesDe)
                .map(({ quien, precio }) => (
                  <span key={quien}>
                    {quien} <span className="figure text-l text-ink">{precio}</span>
                  </span>
                ))}
            </p>
          </TarjetaEnlace>
        ))}
      </div>
    </Bloque>
  );
}
