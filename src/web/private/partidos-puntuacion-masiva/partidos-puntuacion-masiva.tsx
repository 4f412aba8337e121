import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FocusEvent, type FormEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Liga } from '#contract/ligas.ts';
import type { PartidoFila } from '#contract/partidos.ts';
import { rutas } from '#contract/rutas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { CLASES, TIPOS_LIGA, type TipoLiga } from '#domain/liga/tipos.ts';
import { conSets } from '#domain/partido/marcador.ts';
import { CuentaRaros } from '#web/club/casillas/raros.tsx';
import { textoMarcador } from '#web/club/marcador.tsx';
import { useLigas } from '#web/club/mesa/consultas.ts';
import { idDeFiltro } from '#web/club/mesa/filtros.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { Vacio } from '#web/club/mesa/vacio.tsx';
import { metaDe } from '#web/club/meta.ts';
import { call } from '#web/platform/call.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import desk from '#web/ui/desk/desk.module.css';
import { useShortcuts } from '#web/ui/desk/detail-frame.tsx';
import { ListFrame, type Loading, useUrlFilters } from '#web/ui/desk/list-frame.tsx';
import { tripFrom, useReturn } from '#web/ui/desk/return-to.ts';
import { Notice } from '#web/ui/states.tsx';
import { type AlGuardar, irAlPrimero, rarosDe, useBorrador, useGuardarPuntos } from './guardar.ts';
import styles from './masiva.module.css';
import { Partido } from './partido.tsx';
import { type Borrador, type Tocado, tieneResultado, tocadosDe } from './puntos.ts';

const ligasDe = (guardados: readonly Tocado[]): [number, string][] => [
  ...new Map(guardados.map(({ partido: { idLiga, liga } }) => [idLiga, liga])),
];

function Guardado({ tipo, guardado: { partido, puntos } }: { tipo: TipoLiga; guardado: Tocado }) {
  const vuelta = tripFrom(`${rutasPrivadas.puntuacionMasiva()}?tipo=${tipo}`);
  const nombres = `${partido.jugador1} – ${partido.jugador2}`;
  return (
    <li>
      {nombres}: <strong>{textoMarcador(conSets(puntos))}</strong>{' '}
      <Link to={rutasPrivadas.partido(partido.id)} state={vuelta}>
        Corregir<span className="visually-hidden"> {nombres}</span>
      </Link>
    </li>
  );
}

/** What was saved since the screen was opened, to spot mistakes, with links to the tables. */
function Guardados({ tipo, guardados }: { tipo: TipoLiga; guardados: readonly Tocado[] }) {
  if (guardados.length === 0) return null;
  return (
    <section className={styles.guardados} aria-label="Recién guardados">
      <Notice tone="ok" title={cuantos(guardados.length, 'partido guardado', 'partidos guardados')}>
        <ul>
          {guardados.map((guardado) => (
            <Guardado key={guardado.partido.id} tipo={tipo} guardado={guardado} />
          ))}
        </ul>
        <p className={styles.tablas}>
          La clasificación ya ha cambiado:{' '}
          {ligasDe(guardados).map(([id, nombre]) => (
            <Link key={id} to={rutas.clasificaciones(tipo, id)}>
              {nombre}
            </Link>
          ))}
        </p>
      </Notice>
    </section>
  );
}

type ListaProps = {
  tipo: TipoLiga;
  /** All of the type: what was typed of any is kept. */
  partidos: readonly PartidoFila[];
  /** Only those of that league are shown. */
  idLiga: number | null;
  alGuardar: AlGuardar;
};

const deLaLiga = (partidos: readonly PartidoFila[], idLiga: number | null): readonly PartidoFila[] =>
  idLiga === null ? partidos : partidos.filter((partido) => partido.idLiga === idLiga);

/** Not on a touch screen: focusing a box would open its keyboard. */
function usePrimerFoco(): void {
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) irAlPrimero();
  }, []);
}

type Pendientes = { partidos: readonly PartidoFila[]; ligas: readonly Liga[] };

/** How many are odd, not counting the one being typed. */
function useRaros({ partidos, ligas }: Pendientes, borrador: Borrador) {
  const [enfocado, setEnfocado] = useState('');
  const onFocus = ({ target }: FocusEvent<HTMLElement>) =>
    setEnfocado(target.closest('[data-partido]')?.id ?? '');
  const raros = rarosDe(tocadosDe(partidos, borrador), ligas);
  return { raros: raros.filter(({ partido: { id } }) => `partido-${id}` !== enfocado).length, onFocus };
}

function Lista({ tipo, partidos, idLiga, alGuardar }: ListaProps) {
  const { data, refetch } = useLigas();
  const ligas = data ?? [];
  const leerLigas = async () => data ?? (await refetch()).data ?? [];
  const uso = useBorrador(tipo, partidos);
  const { guardar, guardando, rechazosDe } = useGuardarPuntos({ partidos, leerLigas }, uso, alGuardar);
  const { raros, onFocus } = useRaros({ partidos, ligas }, uso.borrador);
  const volver = useReturn(rutasPrivadas.partidos());
  useShortcuts({ onSave: guardar, onClose: volver });
  usePrimerFoco();
  const vistos = deLaLiga(partidos, idLiga);
  const hechos = vistos.filter(({ id }) => tieneResultado(uso.borrador[id])).length;
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    guardar();
  };
  return (
    <form className={styles.lista} onSubmit={enviar} onFocus={onFocus} noValidate>
      {vistos.map((partido) => (
        <Partido
          key={partido.id}
          partido={partido}
          puntos={uso.borrador[partido.id]}
          reglas={ligas.find(({ id }) => id === partido.idLiga)?.reglas}
          rechazos={rechazosDe(partido.id)}
          escribir={uso.escribir}
        />
      ))}
      <div className={desk.bar}>
        <Button type="submit" look="action" busy={guardando} data-guardar aria-keyshortcuts="Control+S">
          Guardar
        </Button>
        <span className={styles.cuenta} role="status">
          {hechos} de {vistos.length} con resultado <CuentaRaros n={raros} />
        </span>
        <span className={desk.keys} aria-hidden="true">
          <kbd>Intro</kbd> siguiente partido · <kbd>Ctrl</kbd>+<kbd>S</kbd> guarda
        </span>
        <Button onClick={() => volver()}>Volver</Button>
      </div>
    </form>
  );
}

export const meta = () => metaDe({ titulo: 'Puntuación masiva', oculta: true });

/** `liga`: of that type, only the matches of that one. */
const SIN_FILTROS = { tipo: '', liga: '' };

const OPCIONES = [
  { value: '', label: 'Elige el tipo' },
  ...TIPOS_LIGA.map((tipo) => ({ value: tipo, label: CLASES[tipo].nombre })),
];

const tipoDe = (texto: string): TipoLiga | null => TIPOS_LIGA.find((tipo) => tipo === texto) ?? null;

function Filtro({ tipo, buscar }: { tipo: string; buscar: (tipo: string) => void }) {
  const [elegido, setElegido] = useState(tipo);
  useEffect(() => setElegido(tipo), [tipo]);
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    if (elegido !== '') buscar(elegido);
  };
  return (
    <search>
      <form className={desk.filters} onSubmit={enviar}>
        <NativeSelect
          label="Tipo de liga"
          data={OPCIONES}
          value={elegido}
          onChange={({ currentTarget }) => setElegido(currentTarget.value)}
        />
        <div className={desk.searchButtons}>
          <Button type="submit" look="primary" size="s" disabled={elegido === ''}>
            Buscar
          </Button>
        </div>
      </form>
    </search>
  );
}

const SIN_PEDIR: Loading = {
  isPending: false,
  isError: false,
  isFetching: false,
  error: null,
  refetch: () => undefined,
};

function Nada({ tipo }: { tipo: TipoLiga | null }) {
  if (tipo === null)
    return <Vacio titulo="Elige un tipo de liga y busca">Saldrán sus partidos sin resultado.</Vacio>;
  return (
    <Vacio
      titulo="No queda ningún partido por puntuar"
      accion={<ButtonLink to={rutasPrivadas.panel()}>Ver qué más hay que hacer</ButtonLink>}
    >
      Todos los que ya se han jugado tienen resultado.
    </Vacio>
  );
}

/** What was saved of that type in this visit, last first, each match once. */
function useGuardados(tipo: TipoLiga | null) {
  const [guardados, setGuardados] = useState<readonly Tocado[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each type starts again
  useEffect(() => setGuardados([]), [tipo]);
  const alGuardar = (nuevos: readonly Tocado[]) =>
    setGuardados((antes) => [
      ...nuevos,
      ...antes.filter(({ partido }) => !nuevos.some((uno) => uno.partido.id === partido.id)),
    ]);
  return { guardados, alGuardar };
}

export default function PartidosPuntuacionMasiva() {
  const { filters, search } = useUrlFilters(SIN_FILTROS);
  const tipo = tipoDe(filters.tipo);
  const consulta = useQuery({
    queryKey: ['partidos', 'pendientes', tipo],
    queryFn: () => call('GET /api/private/partidos/pendientespuntuar', tipo ? { query: { tipo } } : {}),
    enabled: tipo !== null,
    refetchOnWindowFocus: false,
  });
  const partidos = consulta.data ?? [];
  const idLiga = idDeFiltro(filters.liga);
  const vistos = deLaLiga(partidos, idLiga);
  const { guardados, alGuardar } = useGuardados(tipo);
  const buscar = (elegido: string) => {
    if (!search({ tipo: elegido, liga: '' })) consulta.refetch();
  };
  return (
    <ListFrame
      title="Puntuación masiva"
      filters={
        <>
          {tipo ? <Guardados tipo={tipo} guardados={guardados} /> : null}
          <Filtro tipo={filters.tipo} buscar={buscar} />
          {tipo && idLiga !== null ? (
            <p>
              Solo los de una liga. <Link to={`?tipo=${tipo}`}>Ver todos los de {CLASES[tipo].nombre}</Link>
            </p>
          ) : null}
        </>
      }
      query={tipo ? consulta : SIN_PEDIR}
      summary={tipo ? cuantos(vistos.length, 'partido pendiente', 'partidos pendientes') : null}
      empty={tipo === null || vistos.length === 0 ? <Nada tipo={tipo} /> : null}
    >
      {tipo ? (
        <Lista key={tipo} tipo={tipo} partidos={partidos} idLiga={idLiga} alGuardar={alGuardar} />
      ) : null}
    </ListFrame>
  );
}
