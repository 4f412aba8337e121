import { Fragment, type ReactNode, useState } from 'react';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import type { Situacion } from '#contract/liga/seguimiento.ts';
import { DE_SIEMPRE } from '#domain/liga/deportes.ts';
import type { MeteoFila } from '#domain/meteo/weather.ts';
import { cuadroDe } from '#domain/partido/cuadro.ts';
import { unWeather } from '#tests/builders/meteo.ts';
import { Draw } from '#web/club/piezas/cuadro.tsx';
import { Dia, Plegado } from '#web/club/piezas/dia.tsx';
import { Lados } from '#web/club/piezas/lados.tsx';
import { Partido, TablaDePartidos } from '#web/club/piezas/partido.tsx';
import type { EstadoVisto, PartidoVisto } from '#web/club/piezas/partido-visto.ts';
import { Persona } from '#web/club/piezas/persona.tsx';
import { FORMA, JUGADOS, LeagueTable, PUNTOS, QUEDAN } from '#web/club/piezas/tabla-de-liga.tsx';
import { Tablero } from '#web/club/piezas/tablero.tsx';
import {
  HorasSiguientes,
  IconoCielo,
  InsigniaUv,
  Lluvia,
  MeteoAhora,
  MeteoPartido,
} from '#web/club/piezas/tiempo.tsx';
import { Button, ButtonLink, type ButtonLook } from '#web/ui/button.tsx';
import { Badge } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CheckField, FieldGroup, SelectField, TextAreaField, TextField } from '#web/ui/field.tsx';
import { HtmlText } from '#web/ui/html-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { EmptyState, ErrorState, Notice, Skeleton } from '#web/ui/states.tsx';
import { Figures, TableFrame } from '#web/ui/table-frame.tsx';
import { showToast, ToastRegion } from '#web/ui/toast.tsx';

/*
 * Every piece in its sizes and states: /muestras of `npm run dev`, light or dark as the system. Not in the site that is built.
 */

const HOY = '2026-11-28';
const LARGO = 'María de las Mercedes Fernández-Villaverde';

const LADOS: PartidoVisto['lados'] = [
  { id: 1, nombre: 'Ana Gil' },
  { id: 2, nombre: LARGO },
];
const METEO: MeteoFila = {
  ...{ icon: '10d', temp: 14.2, tempMin: 8, tempMax: 16 },
  ...{ humidity: 60, windSpeed: 12, uvi: 6, lluvia: 70 },
};
const PARTIDO: PartidoVisto = {
  ...{ id: 1, fecha: `${HOY}T10:00`, lados: LADOS, sets: [], ganador: null, ausente: null, retirado: null },
  ...{ estado: 'porJugar', liga: { breve: '1ª', entera: 'Primera división' } },
  ...{ pista: 'Pista 2', nota: null, weather: METEO },
};
const JUGADO: PartidoVisto = {
  ...PARTIDO,
  ...{ id: 2, estado: 'jugado', ganador: 1, weather: null },
  sets: [
    [6, 3],
    [4, 6],
    [10, 7],
  ],
};
const ESTADOS: Record<EstadoVisto, PartidoVisto> = {
  porJugar: PARTIDO,
  enJuego: { ...PARTIDO, estado: 'enJuego', pista: null },
  suspendido: { ...JUGADO, estado: 'suspendido', ganador: null },
  sinResultado: { ...PARTIDO, estado: 'sinResultado', weather: null },
  jugado: JUGADO,
  aplazado: { ...PARTIDO, estado: 'aplazado', nota: 'Por la lluvia' },
  ningunoPresentado: { ...PARTIDO, estado: 'ningunoPresentado' },
  sinRival: { ...PARTIDO, estado: 'sinRival' },
  cancelado: { ...PARTIDO, estado: 'cancelado' },
  anulado: { ...JUGADO, estado: 'anulado', ganador: null },
};
const AUSENTE: PartidoVisto = { ...JUGADO, sets: [], ausente: 2 };
const RETIRADO: PartidoVisto = { ...JUGADO, retirado: 2 };

const forma = [true, false, true, true, false].map((gana, id) => ({ id: id + 1, gana }));
const SITUACION = {
  lugar: '2ª de la 1ª División',
  ...{ estado: 'activo', forma, liga: { id: 1, activa: true } },
} as unknown as Situacion;

const LIGA = { modo: 'individual', ciclo: 0 } as const;

const FILAS = (['ascenso', 'promocionAscenso', null, 'descenso'] as const).map((zona, i) => ({
  ...{ idJugador: i + 1, jugador: i === 1 ? LARGO : `Jugador ${i + 1}`, puesto: i + 1, empatado: i === 1 },
  ...{ puntos: 12 - 3 * i, partidosJugados: 5, quedan: i, zona, forma },
}));

const resultado = (id: number, fecha: string, [uno, otro]: readonly [number, number]): FilaResultado => ({
  ...{
    id,
    fecha,
    idJugador1: uno,
    jugador1: `Jugador ${uno}`,
    idJugador2: otro,
    jugador2: `Jugador ${otro}`,
  },
  ...{
    pista: 'Pista 1',
    liga: 'playoff',
    ...DE_SIEMPRE,
    division: 1,
    conMenores: false,
    observaciones: null,
  },
  sets: [
    [6, 4],
    [6, 3],
  ],
  ...{ ausente: null, retirado: null, ganador: 1 },
});
const { rondas } = cuadroDe([
  resultado(1, '2026-06-06T10:00', [1, 4]),
  resultado(2, '2026-06-06T12:00', [2, 3]),
  resultado(3, '2026-06-13T10:00', [1, 2]),
]);

const weather = unWeather({ primeraHora: `${HOY}T10:00Z`, primerMediodia: `${HOY}T12:00Z` });

type Muestras = Record<string, ReactNode>;

const cada = <T extends string>(de: readonly T[], pieza: (uno: T) => ReactNode): Muestras =>
  Object.fromEntries(de.map((uno) => [uno, pieza(uno)]));

const juntas = <T,>(de: readonly T[], pieza: (uno: T) => ReactNode): ReactNode =>
  de.map((uno) => <Fragment key={String(uno)}>{pieza(uno)} </Fragment>);

const boton = (look: ButtonLook): ReactNode => (
  <>
    {juntas(['s', 'm', 'l'] as const, (size) => (
      <Button look={look} size={size}>
        {look}
      </Button>
    ))}
    <Button look={look} busy>
      Ocupado
    </Button>{' '}
    <ButtonLink look={look} to="/">
      Enlace
    </ButtonLink>
  </>
);

const enTamano = (size: 'fila' | 'tarjeta' | 'lejos'): Muestras =>
  cada(Object.keys(ESTADOS) as EstadoVisto[], (estado) => (
    <ul className={size === 'lejos' ? 'bg-azul-deep text-on-deep' : '@container'}>
      <Partido partido={ESTADOS[estado]} size={size} yo={estado === 'porJugar' ? 1 : null} />
    </ul>
  ));

const lados = (size: 'fila' | 'lejos'): ReactNode =>
  [JUGADO, AUSENTE, RETIRADO].map((partido) => (
    <Lados key={`${partido.ausente} ${partido.retirado}`} partido={partido} size={size} />
  ));

const tablero = (partido: PartidoVisto): ReactNode => (
  <div className="bg-azul-deep text-on-deep">
    <Tablero
      partido={partido}
      lados={[
        { ...LADOS[0], situacion: SITUACION },
        { ...LADOS[1], situacion: null },
      ]}
    >
      Sábado, 10:00
    </Tablero>
  </div>
);

const aviso = (kind: 'success' | 'info' | 'warning' | 'error'): ReactNode => (
  <Button onClick={() => showToast(`Aviso: ${kind}`, kind, { label: 'Deshacer', run: () => {} })}>
    Mostrar
  </Button>
);

function Abre(): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Título" description="Qué esperar" />
    </>
  );
}

const PIEZAS: Record<string, Muestras> = {
  Button: {
    ...cada(['action', 'primary', 'quiet', 'soft', 'ghost', 'danger'], boton),
    'sobre oscuro': <div className="bg-azul-deep p-4">{juntas(['white', 'light'], boton)}</div>,
    'no se puede': <Button disabled>Borrar</Button>,
    'aún no': (
      <Button look="action" disabled patient wide>
        Enviar
      </Button>
    ),
  },
  Badge: cada(['neutral', 'linea', 'azul', 'tierra', 'bola', 'ok', 'warn', 'bad'], (tone) => (
    <Badge tone={tone}>Una palabra</Badge>
  )),
  Field: {
    texto: <TextField label="Nombre" hint="Como en el carné" required />,
    opcional: <TextField label="Correo" defaultValue="ana@club.example" />,
    'con falta': <TextField label="Teléfono" error="Escribe nueve cifras" required />,
    'no se puede': <TextField label="Referencia" defaultValue="AB-12" disabled />,
    largo: <TextAreaField label="Mensaje" rows={3} />,
    lista: (
      <SelectField label="Liga" error="Elige una">
        <option>1ª División</option>
      </SelectField>
    ),
    casillas: (
      <FieldGroup label="Turno" hint="Los que quieras" error="Elige alguno">
        <CheckField label="Mañana" defaultChecked />
        <CheckField label="Tarde" boxed="plain" hint="De 17:00 a 20:00" />
        <CheckField label="Acepto" boxed="wrong" type="radio" error="Hace falta" />
      </FieldGroup>
    ),
  },
  Skeleton: cada(['text', 'row', 'card'], (kind) => <Skeleton kind={kind} rows={2} />),
  States: {
    vacío: (
      <EmptyState title="No hay partidos" action={<Button>Crear uno</Button>}>
        Todavía.
      </EmptyState>
    ),
    error: <ErrorState onRetry={() => {}}>El servidor no contesta.</ErrorState>,
    ...cada(['info', 'ok', 'warn', 'bad'], (tone) => (
      <Notice tone={tone} title={tone}>
        La inscripción está cerrada.
      </Notice>
    )),
  },
  Dialog: { abierto: <Abre /> },
  Toast: { ...cada(['success', 'info', 'warning', 'error'], aviso), salen: <ToastRegion /> },
  Icon: cada(['check', 'alert', 'search', 'clock'], (name) => <Icon name={name} />),
  HtmlText: {
    texto: <HtmlText html="<h2>Título</h2><p>Con <a href='/'>enlace</a>.</p><ul><li>Uno</li></ul>" />,
  },
  TableFrame: {
    tabla: (
      <TableFrame label="Ejemplo" pinned dense>
        <Figures
          label="Ejemplo"
          heads={['Jugador', 'Puntos', 'Desde']}
          words={['Desde']}
          rows={[{ key: 1, head: LARGO, cells: [12, 'enero'] }]}
        />
      </TableFrame>
    ),
  },
  'Partido, fila': enTamano('fila'),
  'Partido, tarjeta': enTamano('tarjeta'),
  'Partido, lejos': enTamano('lejos'),
  Dia: {
    'hoy, en tabla': (
      <Dia dia={HOY} hoy={HOY} cuantos="2 partidos" tiempo={<MeteoPartido weather={METEO} />}>
        <TablaDePartidos partidos={[PARTIDO, JUGADO]} yo={1} titulo={`el-${HOY}`} />
      </Dia>
    ),
    otro: (
      <Dia dia="2026-11-29" hoy={HOY} cuantos="ninguno">
        <Plegado titulo="Ver más">Algo</Plegado>
      </Dia>
    ),
  },
  Persona: {
    sola: <Persona persona={LADOS[0]} />,
    gana: <Persona persona={LADOS[1]} fuerte enlace />,
    tú: <Persona persona={LADOS[0]} yo />,
  },
  Lados: cada(['fila', 'lejos'], lados),
  Tablero: { 'por jugar': tablero(PARTIDO), jugado: tablero(JUGADO) },
  LeagueTable: {
    entera: <LeagueTable titulo="1ª" liga={LIGA} filas={FILAS} columnas={[PUNTOS, JUGADOS, QUEDAN, FORMA]} />,
    'se abre': (
      <LeagueTable
        titulo="1ª"
        liga={LIGA}
        filas={FILAS}
        columnas={[PUNTOS]}
        abre={() => 'Por qué está ahí'}
      />
    ),
    'de parejas, en un ciclo': (
      <LeagueTable titulo="1ª" liga={{ modo: 'parejas', ciclo: 2 }} filas={FILAS} columnas={[PUNTOS]} />
    ),
  },
  Draw: { 'con final': <Draw rondas={rondas} cuandoDe={() => 'sáb 6 jun'} /> },
  Tiempo: {
    ahora: <MeteoAhora weather={weather} />,
    'sin datos': <MeteoAhora weather={null} />,
    horas: <HorasSiguientes weather={weather} />,
    cielos: juntas(['01d', '13n'] as const, (icono) => <IconoCielo icono={icono} />),
    UV: juntas([2, 6, 9], (uvi) => <InsigniaUv uvi={uvi} conPalabra />),
    lluvia: juntas([10, 80, null], (lluvia) => <Lluvia lluvia={lluvia} icon="10d" />),
  },
};

export const meta = () => [{ title: 'Muestras' }, { name: 'robots', content: 'noindex' }];

export default function Muestras() {
  return (
    <main className="grid gap-6 p-4">
      <h1>Muestras</h1>
      {Object.entries(PIEZAS).map(([pieza, muestras]) => (
        <section key={pieza} aria-label={pieza} className="grid gap-3" data-pieza={pieza}>
          <h2>{pieza}</h2>
          {Object.entries(muestras).map(([estado, muestra]) => (
            <div key={estado} className="grid gap-1">
              <p className="text-ink-soft text-xs">{estado}</p>
              <div>{muestra}</div>
            </div>
          ))}
        </section>
      ))}
    </main>
  );
}
