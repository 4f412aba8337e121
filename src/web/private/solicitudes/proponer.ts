import type { Club, Programa } from '#club';
import type { SolicitudFila } from '#contract/solicitudes/solicitudes.ts';
import type { TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { ligaDe } from '#domain/liga/tipos.ts';

type ProgramaConPrecio = Pick<Programa, 'inscripcion' | 'cuotas' | 'modalidades'>;
type ConPrecios = Pick<Club, 'cuota' | 'ligas'> & { escuela: { programas: readonly ProgramaConPrecio[] } };

/** What one of them costs, in cents, and of what: «2 horas, socio». */
type Tarifa = { importe: number; de: string };

const dePrograma = ({ cuotas, modalidades }: ProgramaConPrecio): [euros: number, de: string][] => [
  ...(cuotas
    ? [
        [cuotas.dos.socios, '2 horas, socio'] as [number, string],
        [cuotas.dos.noSocios, '2 horas, no socio'] as [number, string],
        [cuotas.una.socios, '1 hora, socio'] as [number, string],
        [cuotas.una.noSocios, '1 hora, no socio'] as [number, string],
      ]
    : []),
  ...modalidades.map(({ cuota, nombre }): [number, string] => [cuota, nombre]),
];

function preciosDe(tipo: TipoInscripcion, { cuota, ligas, escuela }: ConPrecios): [number, string][] {
  const liga = ligaDe(tipo);
  if (liga) return [[ligas[liga], '']];
  if (tipo === 'nuevosocio') return [[cuota, '']];
  return escuela.programas.filter(({ inscripcion }) => inscripcion === tipo).flatMap(dePrograma);
}

export type Cobrable = Pick<SolicitudFila, 'inscripcion' | 'altaSocio'>;

/** With the fee of the year of who becomes a member with it; where one is asked for several times, also without it. */
function conAlta(precios: readonly [number, string][], cuota: number): [number, string][] {
  const sumados = precios.map(([euros, de]): [number, string] => [
    euros + cuota,
    de ? `${de} y alta de socio` : 'alta de socio',
  ]);
  return precios.length > 1 ? [...sumados, ...precios] : sumados;
}

/** What the club may ask for that one, each amount once; none: nobody has said. */
export function tarifasDe({ inscripcion, altaSocio }: Cobrable, suyo: ConPrecios): Tarifa[] {
  const suyos = inscripcion === null ? [] : preciosDe(inscripcion, suyo);
  const precios = (altaSocio ? conAlta(suyos, suyo.cuota) : suyos).filter(([euros]) => euros > 0);
  return [...Map.groupBy(precios, ([euros]) => Math.round(euros * 100))].map(([importe, iguales]) => ({
    importe,
    de: iguales.map(([, de]) => de).join(' / '),
  }));
}
