import type { Resumen } from '#contract/club/resumen.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { CLASES, TIPOS_LIGA } from '#domain/liga/tipos.ts';
import { enLista } from '#domain/texto.ts';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { Badge } from '#web/ui/card.tsx';
import { useIsPhone } from '#web/ui/desk/more.tsx';

import { nombreDeDia, type PartidosProps, PorJugar, trasHoy } from './partidos.tsx';
import { Fila, Lista, Tarjeta } from './tarjetas.tsx';

type Datos = Resumen['preparar'];

const diaYMes = (dia: string): string => fechaSemana(dia).split(', ')[1] ?? dia;

/** Whole names in two lines. */
const EN_EL_MOVIL = 2;

/** "Ana Gil (sábado y domingo), Luis Paz (domingo) y 3 más". */
function quienes({ cuantos: total, primeros }: Datos['ausentes'], aLaVista: number): string {
  const vistos = primeros.slice(0, aLaVista);
  const nombres = vistos.map(({ nombre, dias }) => `${nombre} (${enLista(dias.map(nombreDeDia))})`);
  const resto = total - vistos.length;
  return enLista(resto > 0 ? [...nombres, `${resto} más`] : nombres);
}

const Puestos = ({ partidos }: { partidos: number }) => (
  <Badge tone="ok">{cuantos(partidos, 'partido puesto', 'partidos puestos')}</Badge>
);

function FilaLiga({ tipo, partidos, dia }: Datos['ligas'][number] & { dia: string }) {
  return (
    <Fila
      to={rutasPrivadas.propuestaPara(tipo, dia)}
      titulo={CLASES[tipo].nombre}
      {...(partidos === 0
        ? {
            detalle: 'Nadie tiene partido: genera la propuesta',
            lado: <Badge tone="warn">Sin propuesta</Badge>,
          }
        : { lado: <Puestos partidos={partidos} /> })}
    />
  );
}

/** Those that no proposal is asked for. */
const DE_OTRAS = enLista(
  TIPOS_LIGA.filter((tipo) => !CLASES[tipo].seGestiona).map((tipo) => CLASES[tipo].nombre),
);

type DiaDePistas = Datos['pistas']['dias'][number] & { activas: number };

function FilaDia({ dia, partidos, pistas, cerradas, activas }: DiaDePistas) {
  const aparte = cerradas > 0 ? ` y ${cuantos(cerradas, 'cerrada', 'cerradas')}` : '';
  return (
    <Fila
      to={rutasPrivadas.partidosDelDia(dia)}
      titulo={fechaSemana(dia)}
      apilada
      lado={
        <span className="text-xs text-ink-soft">
          {`${cuantos(partidos, 'partido', 'partidos')} en ${pistas} de ${cuantos(activas, 'pista activa', 'pistas activas')}${aparte}`}
        </span>
      }
    />
  );
}

/** The weekend that can still be changed in peace: what is set, where, and who cannot. docs/reglas/panel.md */
export function Preparar({ preparar, suyos }: Pick<Resumen, 'preparar'> & { suyos?: PartidosProps }) {
  const { dias, ligas, pistas, ausentes } = preparar;
  const [sabado = ''] = dias;
  const partidos = suyos ? trasHoy(suyos) : [];
  const enMovil = useIsPhone();
  const deTodas = pistas.dias.reduce((suma, uno) => suma + uno.partidos, 0);
  const deOtras = ligas.reduce((resto, uno) => resto - uno.partidos, deTodas);
  return (
    <Tarjeta
      titulo={`El fin de semana del ${diaYMes(sabado)}`}
      cuantos={partidos.length || null}
      tono="azul"
      vacia=""
    >
      <Lista junta>
        {ligas.map((liga) => (
          <FilaLiga key={liga.tipo} {...liga} dia={sabado} />
        ))}
        {deOtras > 0 ? (
          <Fila
            to={rutasPrivadas.partidosDelDia(sabado)}
            titulo={DE_OTRAS}
            lado={<Puestos partidos={deOtras} />}
          />
        ) : null}
      </Lista>
      <Lista junta>
        {pistas.dias.map((uno) => (
          <FilaDia key={uno.dia} {...uno} activas={pistas.activas} />
        ))}
      </Lista>
      <Lista junta>
        <Fila
          to={rutasPrivadas.incidencias()}
          titulo={
            ausentes.cuantos === 0
              ? 'Nadie ha dicho que no pueda'
              : cuantos(ausentes.cuantos, 'no puede jugar', 'no pueden jugar')
          }
          detalle={quienes(ausentes, enMovil ? EN_EL_MOVIL : ausentes.primeros.length)}
        />
      </Lista>
      {partidos.length > 0 ? <PorJugar partidos={partidos} /> : null}
    </Tarjeta>
  );
}
