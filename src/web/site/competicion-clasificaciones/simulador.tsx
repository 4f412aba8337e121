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
import type { Marca } from '#domain/futuro/zonas.ts';
import { Compartir } from '#web/club/competicion/compartir.tsx';
import { useYo } from '#web/club/competicion/yo.ts';
import { JUGADOS, LeagueTable, PUNTOS } from '#web/club/piezas/tabla-de-liga.tsx';
import { hoyDelClub } from '#web/club/reloj.ts';
import { type ApiError, call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { SelectField } from '#web/ui/field.tsx';
import { Cruces } from './hacer.tsx';
import { LeyendaMarcas, MarcaDeZona } from './marca.tsx';

type Props = {
  idLiga: number;
  /** The results tried, as the address has them. */
  texto: string;
  alCambiar: (texto: string) => void;
  alSalir: () => void;
};

type Abierto = {
  clave: string;
  vuelta: boolean;
  uno: { id: number; nombre: string };
  otro: { id: number; nombre: string };
};

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

type TablaProps = {
  filas: readonly FilaExplicada[];
  antes: ReadonlyMap<number, number>;
  marcas: ReadonlyMap<number, Marca>;
};

const TablaSimulada = ({ filas, antes, marcas }: TablaProps) => (
  <LeagueTable
    titulo="Clasificación con esos resultados"
    filas={filas}
    columnas={[PUNTOS, JUGADOS]}
    tras={({ idJugador, puesto }) => (
      <>
        <Cambio puestos={(antes.get(idJugador) ?? puesto) - puesto} />
        <MarcaDeZona marca={marcas.get(idJugador)} />
      </>
    )}
  >
    <LeyendaMarcas marcas={[...marcas.values()]} />
  </LeagueTable>
);

type PartidoProps = {
  partido: Abierto;
  ensayos: readonly Ensayo[];
  puesto: string | undefined;
  alPoner: (clave: string, letra: string | null) => void;
};

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

/** Who wins and by what, one touch each; a second touch takes it away. */
function Partido({ partido: { clave, vuelta, uno, otro }, ensayos, puesto, alPoner }: PartidoProps) {
  const lados = [
    { ...uno, letraDe: (letra: string) => letra },
    { ...otro, letraDe: (letra: string) => letra.toUpperCase() },
  ];
  return (
    <li>
      <fieldset
        className={cx(
          'm-0 grid min-w-0 gap-2 rounded-m border p-3',
          puesto ? 'border-azul-text bg-azul-pale' : 'border-border',
        )}
      >
        {/* Floating, it stays inside the border when it takes two lines. */}
        <legend className="float-start w-full p-0 font-bold">
          {uno.nombre} – {otro.nombre}
          {vuelta ? ' (vuelta)' : ''}
        </legend>
        {lados.map(({ id, nombre, letraDe }) => (
          <div key={id} className="grid gap-1">
            <span className="text-s text-ink-soft">Gana {nombre}</span>
            <span className="flex flex-wrap gap-2">
              {ensayos.map(({ letra, rotulo }) => (
                <Ficha
                  key={letra}
                  puesta={puesto === letraDe(letra)}
                  dicho={`Gana ${nombre}, ${rotulo}`}
                  alTocar={() => alPoner(clave, puesto === letraDe(letra) ? null : letraDe(letra))}
                >
                  {rotulo}
                </Ficha>
              ))}
            </span>
          </div>
        ))}
      </fieldset>
    </li>
  );
}

/** What is worked with of a league: read once. */
function preparar(simulable: Simulable) {
  const datos = datosDe(simulable);
  const modelo = modeloDe(datos);
  const nombres = new Map(simulable.jugadores.map((uno) => [uno.id, uno.nombre]));
  const quien = (x: number) => ({ id: modelo.ids[x] ?? 0, nombre: nombres.get(modelo.ids[x] ?? 0) ?? '' });
  const abiertos = jugables(modelo).map(
    ({ a, b, clave }): Abierto => ({
      clave,
      vuelta: clave.split('-').length > 2,
      uno: quien(a),
      otro: quien(b),
    }),
  );
  const actual = tablaCon(simulable, datos, hoyDelClub()).clasificaciones;
  return {
    simulable,
    datos,
    modelo,
    abiertos,
    ensayos: ensayosDe(simulable.liga.reglas),
    antes: new Map(actual.map(({ idJugador, puesto }) => [idJugador, puesto])),
  };
}

type Preparado = ReturnType<typeof preparar>;

/** The table moves at once; what would be decided, when the browser has a moment. */
function useResultado({ simulable, datos }: Preparado, escenario: Escenario) {
  const probados = useMemo(() => conEscenario(datos, escenario), [datos, escenario]);
  const tabla = useMemo(() => tablaCon(simulable, probados, hoyDelClub()), [simulable, probados]);
  const despacio = useDeferredValue(probados);
  const marcas = useMemo(() => marcasCon(despacio), [despacio]);
  return { tabla, marcas };
}

/** "Ana, 1.º; Berta, 4.º": what a touch has done, for who does not have the table in sight. */
const puestosDe = ({ uno, otro }: Abierto, filas: readonly FilaExplicada[]): string =>
  [uno, otro]
    .flatMap(({ id, nombre }) =>
      filas.filter(({ idJugador }) => idJugador === id).map((fila) => `${nombre}, ${lugarDe(fila)}`),
    )
    .join('; ');

type ElegirProps = { abiertos: readonly Abierto[]; elegido: number; alElegir: (id: number) => void };

/** Of a whole division there are too many to look through for one's own. */
function ElegirJugador({ abiertos, elegido, alElegir }: ElegirProps) {
  const jugadores = new Map(
    abiertos.flatMap(({ uno, otro }) => [uno, otro]).map(({ id, nombre }) => [id, nombre]),
  );
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

function Probar({ preparado, texto, alCambiar, alSalir }: Omit<Props, 'idLiga'> & { preparado: Preparado }) {
  const { modelo, abiertos, ensayos, antes, simulable } = preparado;
  const { escenario, sobran } = useMemo(
    () => leerEscenario(texto, modelo, ensayos),
    [texto, modelo, ensayos],
  );
  const { tabla, marcas } = useResultado(preparado, escenario);
  const porJugar = useLlevar(escenario.size === 0);
  const yo = useYo();
  const mio = abiertos.some(({ uno, otro }) => yo?.id === uno.id || yo?.id === otro.id);
  const [elegido, alElegir] = useState(mio ? (yo?.id ?? 0) : 0);
  const [tocado, tocar] = useState<Abierto | null>(null);
  const poner = (clave: string, letra: string | null) => {
    tocar(abiertos.find((uno) => uno.clave === clave) ?? null);
    const nuevo = new Map(escenario);
    if (letra === null) nuevo.delete(clave);
    else nuevo.set(clave, letra);
    alCambiar(escribirEscenario(nuevo));
  };
  const visibles = abiertos.filter(
    ({ uno, otro }) => elegido === 0 || elegido === uno.id || elegido === otro.id,
  );
  return (
    <>
      {sobran > 0 ? (
        <p className="border-s-4 border-bad px-3 py-2">
          {sobran === 1 ? 'Un resultado' : `${sobran} resultados`} de este enlace ya no vale: el partido se ha
          jugado o no es de esta división.
        </p>
      ) : null}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <section aria-label="Cómo quedaría" className="min-w-0 lg:sticky lg:top-18 low:static">
          <TablaSimulada filas={tabla.clasificaciones} antes={antes} marcas={marcas} />
        </section>
        <section
          aria-label="Partidos por jugar"
          ref={porJugar}
          className="grid min-w-0 scroll-mt-18 gap-3 print:hidden"
        >
          <ElegirJugador abiertos={abiertos} elegido={elegido} alElegir={alElegir} />
          <ul className="grid gap-3">
            {visibles.map((partido) => (
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
      <Cruces filas={tabla.clasificaciones} cruces={tabla.cruces} />
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
      (error: ApiError) => setFallo(error.message),
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
      {fallo ? <p role="alert">{fallo}</p> : null}
      {preparado ? (
        <Probar preparado={preparado} {...resto} />
      ) : fallo ? null : (
        <p role="status">Cargando…</p>
      )}
    </div>
  );
}
