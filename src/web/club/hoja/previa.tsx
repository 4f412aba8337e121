import type { ReactNode } from 'react';
import type { Previa, PreviaJugadores } from '#contract/importar.ts';
import { Datos } from '#web/club/afectados/lista-afectados.tsx';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import fields from '#web/ui/desk/fields.module.css';
import { Notice } from '#web/ui/states.tsx';
import { TableFrame } from '#web/ui/table-frame.tsx';

const NOMBRES = { nueva: 'Nuevo', cambia: 'Cambia', igual: 'Igual' } as const;

/** More rows than these are not looked at one by one. */
const MAX_VISTAS = 200;

type TablaProps = { titulo: string; nota?: string; columnas: readonly string[]; children: ReactNode };

/** Rows of the file, each by the line it is in. */
function Tabla({ titulo, nota = '', columnas, children }: TablaProps) {
  return (
    <TableFrame label={titulo} dense>
      <table>
        <caption>
          {titulo}
          {nota}
        </caption>
        <thead>
          <tr>
            <th scope="col" data-num>
              Línea
            </th>
            {columnas.map((columna) => (
              <th key={columna} scope="col">
                {columna}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </TableFrame>
  );
}

const Malas = ({ malas }: Pick<Previa, 'malas'>) => (
  <Tabla titulo="Filas con errores" columnas={['Columna', 'Qué pasa']}>
    {malas.map(({ linea, columna, mensaje }) => (
      <tr key={linea}>
        <th scope="row" data-num>
          {linea}
        </th>
        <td>{columna}</td>
        <td>{mensaje}</td>
      </tr>
    ))}
  </Tabla>
);

function Buenas({ buenas }: Pick<Previa, 'buenas'>) {
  const cambian = buenas.filter(({ que }) => que !== 'igual');
  if (cambian.length === 0) return null;
  const vistas = cambian.slice(0, MAX_VISTAS);
  const nota = vistas.length < cambian.length ? ` (las primeras ${vistas.length} de ${cambian.length})` : '';
  return (
    <Tabla titulo="Lo que se importaría" nota={nota} columnas={['Fila', 'Qué pasa', 'Detalle']}>
      {vistas.map(({ linea, titulo, que, detalle }) => (
        <tr key={linea}>
          <td data-num>{linea}</td>
          <th scope="row">{titulo}</th>
          <td>{NOMBRES[que]}</td>
          <td>{detalle}</td>
        </tr>
      ))}
    </Tabla>
  );
}

/** Arranged matches of who is struck off or goes to another league: importing leaves them where they are. */
function Tocados({ afectados }: Pick<PreviaJugadores, 'afectados'>) {
  if (afectados.length === 0) return null;
  return (
    <Notice
      tone="warn"
      title={`Toca ${cuantos(afectados.length, 'partido ya puesto', 'partidos ya puestos')}`}
    >
      <p>Importar no los quita del horario: ábrelos para cambiarlos o suspenderlos.</p>
      <ul className={fields.list}>
        {afectados.map((partido) => (
          <li key={partido.id}>
            <Datos partido={partido} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function resumen({ filas, nuevas, cambian, iguales, malas }: Previa): string {
  const partes = [
    `${nuevas} ${nuevas === 1 ? 'nueva' : 'nuevas'}`,
    `${cambian} ${cambian === 1 ? 'que cambia' : 'que cambian'}`,
    `${iguales} sin cambios`,
    `${malas.length} con errores`,
  ];
  return `${cuantos(filas, 'fila', 'filas')}: ${partes.join(', ')}.`;
}

/** What importing a file would do, before doing anything. */
export function VerPrevia({ previa }: { previa: Previa & Partial<PreviaJugadores> }) {
  const hayMalas = previa.malas.length > 0;
  return (
    <>
      <Notice tone={hayMalas ? 'bad' : 'info'} title={resumen(previa)}>
        {hayMalas
          ? 'No se importa nada mientras haya errores: corrige el archivo y vuelve a elegirlo.'
          : 'Todavía no se ha guardado nada.'}
      </Notice>
      {hayMalas ? <Malas malas={previa.malas} /> : null}
      <Buenas buenas={previa.buenas} />
      <Tocados afectados={previa.afectados ?? []} />
    </>
  );
}
