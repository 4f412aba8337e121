import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Simulable } from '#contract/liga/clasificaciones.ts';
import { lugarDe } from '#domain/clasificacion/fila.ts';
import type { FilaExplicada } from '#domain/clasificacion/tabla.ts';
import {
  conEscenario,
  datosDe,
  type Ensayo,
  type Escenario,
  ensayosDe,
  escribirEscenario,
  jugables,
  leerEscenario,
  marcasCon,
  tablaCon,
} from '#domain/futuro/escenario.ts';
import { modeloDe } from '#domain/futuro/modelo.ts';
import { Compartir } from '#web/club/competicion/compartir.tsx';
import { useYo } from '#web/club/competicion/yo.ts';
import { JUGADOS, LeagueTable, PUNTOS } from '#web/club/piezas/tabla-de-liga.tsx';
import { hoyDelClub } from '#web/club/reloj.ts';
import { call, messageOf } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { SelectField } from '#web/ui/field.tsx';
import { Cruces } from './cruces-tarde.ts';
import { LeyendaMarcas, MarcaDeZona } from './marca.tsx';

type Props = {
  idLiga: number;
  /** The results tried, as the address has them. */
  texto: string;
  alCambiar: (texto: string) => void;
  alSalir: () => void;
};

/** What is worked with of a league: read once. */
function preparar(simulable: Simulable) {
  const datos = datosDe(simulable);
  const modelo = modeloDe(datos);
  const hoy = hoyDelClub();
  const quien = (x: number) =>
    simulable.jugadores.find(({ id }) => id === modelo.ids[x]) ?? { id: 0, nombre: '' };
  const actual = tablaCon(simulable, datos, hoy).clasificaciones;
  return {
    simulable,
    datos,
    modelo,
    hoy,
    abiertos: jugables(modelo).map(({ a, b, clave }) => ({
      clave,
      vuelta: clave.split('-').length > 2,
      lados: [quien(a), quien(b)],
    })),
    ensayos: ensayosDe(simulable.liga.reglas),
    antes: new Map(actual.map(({ idJugador, puesto }) => [idJugador, puesto])),
  };
}

type Preparado = ReturnType<typeof preparar>;
type Abierto = Preparado['abiertos'][number];

/** Places gained since the real table, in figures and for those who hear it. */
function Cambio({ puestos }: { puestos: number }) {
  if (puestos === 0) return null;
  const sube = puestos > 0;
  const cuantos = Math.abs(puestos);
  return (
    <span className={cx('text-xs font-bold whitespace-nowrap', sube ? 'text-ok' : 'text-bad')}>
      <span aria-hidden="true">
        {sube ? '▲' : '▼'}
        {cuantos}
      </span>
      <span className="visually-hidden">
        {sube ? 'sube' : 'baja'} {cuantos}
      </span>
    </span>
  );
}

type FichaProps = { puesta: boolean; dicho: string; alTocar: () => void; children: string };

const Ficha = ({ puesta, dicho, alTocar, children }: FichaProps) => (
  <button
    type="button"
    className={cx(
      'min-h-tap cursor-pointer rounded-full border px-2 text-s tabular-nums',
      puesta ? 'border-primary bg-primary font-bold text-on-primary' : 'border-border bg-surface text-ink',
    )}
    aria-pressed={puesta}
    aria-label={dicho}
    onClick={alTocar}
  >
    {children}
  </button>
);

type PartidoProps = {
  partido: Abierto;
  ensayos: readonly Ensayo[];
  puesto: string | undefined;
  alPoner: (partido: Abierto, letra: string | null) => void;
};

/** Who wins and by what, one touch each; a second touch takes it away. */
const Partido = ({ partido, ensayos, puesto, alPoner }: PartidoProps) => (
  <li>
    <fieldset
      className={cx(
        'm-0 grid min-w-0 gap-2 rounded-m border p-3',
        puesto ? 'border-azul-text bg-azul-pale' : 'border-border',
      )}
    >
      {/* Floating, it stays inside the border when it takes two lines. */}
      <legend className="float-start w-full p-0 font-bold">
        {partido.lados.map(({ nombre }) => nombre).join(' – ')}
        {partido.vuelta ? ' (vuelta)' : ''}
      </legend>
      {partido.lados.map(({ id, nombre }, lado) => (
        <div key={id} className="grid gap-1">
          <span className="text-s text-ink-soft">Gana {nombre}</span>
          <span className="flex flex-wrap gap-2">
            {ensayos.map(({ letra, rotulo }) => {
              const suya = lado === 0 ? letra : letra.toUpperCase();
              return (
                <Ficha
                  key={letra}
                  puesta={puesto === suya}
                  dicho={`Gana ${nombre}, ${rotulo}`}
                  alTocar={() => alPoner(partido, puesto === suya ? null : suya)}
                >
                  {rotulo}
                </Ficha>
              );
            })}
          </span>
        </div>
      ))}
    </fieldset>
  </li>
);

/** The table moves at once; what would be decided, when the browser has a moment. */
function useResultado({ simulable, datos, hoy }: Preparado, escenario: Escenario) {
  const probados = useMemo(() => conEscenario(datos, escenario), [datos, escenario]);
  const tabla = useMemo(() => tablaCon(simulable, probados, hoy), [simulable, probados, hoy]);
  const despacio = useDeferredValue(probados);
  const marcas = useMemo(() => marcasCon(despacio), [despacio]);
  return { tabla, marcas };
}

/** "Ana, 1.º; Berta, 4.º": what a touch has done, for who does not have the table in sight. */
const puestosDe = ({ lados }: Abierto, filas: readonly FilaExplicada[]): string =>
  lados
    .flatMap(({ id, nombre }) =>
      filas.filter(({ idJugador }) => idJugador === id).map((fila) => `${nombre}, ${lugarDe(fila)}`),
    )
    .join('; ');

type ElegirProps = { abiertos: readonly Abierto[]; elegido: number; alElegir: (id: number) => void };

/** Of a whole division there are too many to look through for one's own. */
function ElegirJugador({ abiertos, elegido, alElegir }: ElegirProps) {
  const jugadores = new Map(abiertos.flatMap(({ lados }) => lados).map(({ id, nombre }) => [id, nombre]));
  return (
    <SelectField
      label="Partidos de"
      name="jugador"
      unmarked
      value={elegido}
      onChange={(event) => alElegir(Number(event.currentTarget.value))}
    >
      <option value={0}>Todos</option>
      {[...jugadores].map(([id, nombre]) => (
        <option key={id} value={id}>
          {nombre}
        </option>
      ))}
    </SelectField>
  );
}

/** On a phone the matches are below the table: who opens it without results is taken to them. */
function useLlevar(alAbrir: boolean) {
  const caja = useRef<HTMLElement>(null);
  const llevar = useRef(alAbrir);
  useEffect(() => {
    const seVe = (caja.current?.getBoundingClientRect().top ?? 0) < window.innerHeight / 2;
    if (llevar.current && !seVe) caja.current?.scrollIntoView();
  }, []);
  return caja;
}

/** What the bar says until a result is touched, and how many there are from then on. */
function dichoDe({ size }: Escenario): string {
  if (size === 0) return 'Toca un resultado';
  return size === 1 ? '1 resultado' : `${size} resultados`;
}

const deQuien =
  (elegido: number | undefined) =>
  ({ lados }: Abierto): boolean =>
    lados.some(({ id }) => id === elegido);

const Sobran = ({ cuantos }: { cuantos: number }) => (
  <p className="border-s-4 border-bad px-3 py-2">
    {cuantos === 1 ? 'Un resultado' : `${cuantos} resultados`} de este enlace ya no vale: el partido se ha
    jugado o no es de esta división.
  </p>
);

type ComoQuedariaProps = {
  preparado: Preparado;
  filas: readonly FilaExplicada[];
  marcas: ReturnType<typeof useResultado>['marcas'];
};

const ComoQuedaria = ({ preparado: { antes, simulable }, filas, marcas }: ComoQuedariaProps) => (
  <section aria-label="Cómo quedaría" className="min-w-0 lg:sticky lg:top-18 low:static">
    <LeagueTable
      titulo="Clasificación con esos resultados"
      liga={simulable.liga}
      filas={filas}
      columnas={[PUNTOS, JUGADOS]}
      tras={({ idJugador, puesto }) => (
        <>
          <Cambio puestos={(antes.get(idJugador) ?? puesto) - puesto} />
          <MarcaDeZona decidido={marcas.get(idJugador)} />
        </>
      )}
    >
      <LeyendaMarcas decididos={[...marcas.values()]} />
    </LeagueTable>
  </section>
);

function Probar({ preparado, texto, alCambiar, alSalir }: Omit<Props, 'idLiga'> & { preparado: Preparado }) {
  const { modelo, abiertos, ensayos, simulable } = preparado;
  const { escenario, sobran } = useMemo(
    () => leerEscenario(texto, modelo, ensayos),
    [texto, modelo, ensayos],
  );
  const { tabla, marcas } = useResultado(preparado, escenario);
  const porJugar = useLlevar(escenario.size === 0);
  const yo = useYo()?.id ?? 0;
  const [elegido, alElegir] = useState(abiertos.some(deQuien(yo)) ? yo : 0);
  const [tocado, tocar] = useState<Abierto | null>(null);
  const poner = (partido: Abierto, letra: string | null) => {
    tocar(partido);
    const nuevo = new Map(escenario);
    if (letra === null) nuevo.delete(partido.clave);
    else nuevo.set(partido.clave, letra);
    alCambiar(escribirEscenario(nuevo));
  };
  return (
    <>
      {sobran > 0 ? <Sobran cuantos={sobran} /> : null}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <ComoQuedaria preparado={preparado} filas={tabla.clasificaciones} marcas={marcas} />
        <section
          aria-label="Partidos por jugar"
          ref={porJugar}
          className="grid min-w-0 scroll-mt-18 gap-3 print:hidden"
        >
          <ElegirJugador abiertos={abiertos} elegido={elegido} alElegir={alElegir} />
          <ul className="grid gap-3">
            {abiertos
              .filter((uno) => elegido === 0 || deQuien(elegido)(uno))
              .map((partido) => (
                <Partido
                  key={partido.clave}
                  partido={partido}
                  ensayos={ensayos}
                  puesto={escenario.get(partido.clave)}
                  alPoner={poner}
                />
              ))}
          </ul>
        </section>
      </div>
      <div className="sticky bottom-0 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-hairline bg-surface py-2 text-s low:static print:hidden">
        <span role="status">
          {dichoDe(escenario)}
          {tocado ? `. ${puestosDe(tocado, tabla.clasificaciones)}` : null}
        </span>
        <Button size="s" onClick={() => alCambiar('')} disabled={escenario.size === 0}>
          Quitar todos
        </Button>
        <Compartir titulo={`¿Y si…? ${simulable.nombre}`} />
        <Button size="s" onClick={alSalir} aria-label="Volver a la tabla">
          Volver
        </Button>
      </div>
      <Cruces modo={simulable.liga.modo} filas={tabla.clasificaciones} cruces={tabla.cruces} />
    </>
  );
}

/** Tries results of the matches left to play on the table of a league. Nothing is saved: the address has it all. */
export default function Simulador({ idLiga, ...resto }: Props) {
  const [preparado, setPreparado] = useState<Preparado | null>(null);
  const [fallo, setFallo] = useState('');
  const titulo = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    titulo.current?.focus();
    call('GET /api/clasificaciones/simulador', { query: { idLiga } }).then(
      (simulable) => setPreparado(preparar(simulable)),
      (error) => setFallo(messageOf(error)),
    );
  }, [idLiga]);
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 ref={titulo} tabIndex={-1}>
        ¿Y si…?
      </h2>
      <p className="max-w-measure">
        Toca resultados de los partidos que quedan y mira cómo quedaría la tabla. No se guarda nada: el enlace
        lleva lo que has puesto.
      </p>
      {preparado ? (
        <Probar preparado={preparado} {...resto} />
      ) : (
        <p role={fallo ? 'alert' : 'status'}>{fallo || 'Cargando…'}</p>
      )}
    </div>
  );
}
