import type { Resumen } from '#contract/resumen.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { diaSemana } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { CLASES } from '#domain/liga/tipos.ts';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Fila, Lista, Tarjeta } from './tarjeta.tsx';

type Datos = Resumen['preparar'];

const DOMINGO = 0;
const nombreDeDia = (dia: string): string => (diaSemana(dia) === DOMINGO ? 'domingo' : 'sábado');

/** "28 de noviembre". */
const diaYMes = (dia: string): string => fechaSemana(dia).split(', ')[1] ?? dia;

const lista = new Intl.ListFormat('es', { type: 'conjunction' });

/** "Ana Gil (sábado y domingo), Luis Paz (domingo) y 3 más". */
function quienes({ cuantos: total, primeros }: Datos['ausentes']): string {
  const nombres = primeros.map(({ nombre, dias }) => `${nombre} (${lista.format(dias.map(nombreDeDia))})`);
  const resto = total - primeros.length;
  return lista.format(resto > 0 ? [...nombres, `${resto} más`] : nombres);
}

function FilaLiga({ tipo, partidos, dia }: Datos['ligas'][number] & { dia: string }) {
  return (
    <Fila
      to={rutasPrivadas.propuestaPara(tipo, dia)}
      titulo={CLASES[tipo].nombre}
      detalle={
        partidos === 0
          ? 'Nadie tiene partido: genera la propuesta'
          : `${cuantos(partidos, 'partido puesto', 'partidos puestos')}; otra propuesta añade más`
      }
      lado={partidos === 0 ? <Badge tone="warn">Sin propuesta</Badge> : <Badge tone="ok">Puesta</Badge>}
    />
  );
}

function FilaDia({ dia, partidos, pistas, activas }: Datos['pistas']['dias'][number] & { activas: number }) {
  return (
    <Fila
      to={rutasPrivadas.partidosDelDia(dia)}
      titulo={fechaSemana(dia)}
      detalle={`${cuantos(partidos, 'partido', 'partidos')} en ${pistas} de ${cuantos(activas, 'pista activa', 'pistas activas')}`}
    />
  );
}

/** The weekend that can still be changed in peace: what is set, where, and who cannot. docs/reglas/panel.md */
export function Preparar({ preparar: { dias, ligas, pistas, ausentes } }: Pick<Resumen, 'preparar'>) {
  const [sabado = ''] = dias;
  return (
    <Tarjeta titulo={`El fin de semana del ${diaYMes(sabado)}`} cuantos={null} vacia="">
      <Lista>
        {ligas.map((liga) => (
          <FilaLiga key={liga.tipo} {...liga} dia={sabado} />
        ))}
        {pistas.dias.map((uno) => (
          <FilaDia key={uno.dia} {...uno} activas={pistas.activas} />
        ))}
        <Fila
          to={rutasPrivadas.incidencias()}
          titulo={ausentes.cuantos === 0 ? 'Nadie ha dicho que no pueda' : 'No pueden jugar'}
          detalle={quienes(ausentes)}
          lado={ausentes.cuantos || null}
        />
      </Lista>
    </Tarjeta>
  );
}
