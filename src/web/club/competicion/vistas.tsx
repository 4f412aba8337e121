import type { ReactNode } from 'react';
import { Form, Link, NavLink } from 'react-router';
import { ligasOfrecidas } from '#contract/club/ofrecido.ts';
import { rutas } from '#contract/rutas.ts';
import { nombreDivision } from '#domain/liga/liga.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { CLASES } from '#domain/liga/tipos.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import styles from './vistas.module.css';

/** A league that the list can be narrowed to. */
export type LigaElegible = { id: number; nombre: string; tipo: TipoLiga; division: number };

/** What the list has been narrowed to. */
export type Filtros = { liga: number | null; nombre: string };

/** What the address asks for; whatever is no league is none. */
export function filtrosDe(pedido: URLSearchParams, ligas: readonly LigaElegible[]): Filtros {
  const liga = Number(pedido.get('liga'));
  return {
    liga: ligas.some(({ id }) => id === liga) ? liga : null,
    nombre: (pedido.get('nombre') ?? '').trim().slice(0, 60),
  };
}

type Direccion = (tipo?: string) => string;

type VistasProps = {
  /** Of the page: the schedule or the results. */
  direccion: Direccion;
  tipo: TipoLiga | null;
  ligas: readonly LigaElegible[];
  filtros: Filtros;
};

const tipos = () => [
  { texto: 'Todos', tipo: undefined },
  ...ligasOfrecidas().map((tipo) => ({ texto: CLASES[tipo].titulo, tipo })),
];

const rotulo = ({ tipo, division, nombre }: LigaElegible): string => {
  const suyo = nombreDivision(tipo, division);
  if (suyo === null) return nombre;
  const { abreviado } = CLASES[tipo];
  return abreviado === null ? suyo : `${abreviado}, ${suyo}`;
};

const Tipos = ({ direccion }: Pick<VistasProps, 'direccion'>) => (
  <nav aria-label="Tipo de liga">
    <ul className={styles.tipos}>
      {tipos().map(({ texto, tipo }) => (
        <li key={texto}>
          <NavLink to={direccion(tipo)} end preventScrollReset className={styles.tipo ?? ''}>
            {texto}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
);

function Filtro({ direccion, tipo, ligas, filtros }: VistasProps) {
  const cuantos = Number(filtros.liga !== null) + Number(filtros.nombre !== '') + Number(tipo !== null);
  const aqui = direccion(tipo ?? undefined);
  return (
    <details className={styles.filtro} name="vistas">
      <summary className={styles.abrir}>Filtrar{cuantos > 0 ? ` (${cuantos})` : ''}</summary>
      <div className={styles.panel}>
        <Tipos direccion={direccion} />
        {/* Another list begins with nothing typed. */}
        <Form key={aqui} action={aqui} preventScrollReset className={styles.campos}>
          <SelectField label="División" name="liga" unmarked defaultValue={filtros.liga ?? ''}>
            <option value="">Todas</option>
            {ligas.map((una) => (
              <option key={una.id} value={una.id}>
                {rotulo(una)}
              </option>
            ))}
          </SelectField>
          <TextField label="Jugador" name="nombre" required={false} defaultValue={filtros.nombre} />
          <Button type="submit" look="primary">
            Ver
          </Button>
        </Form>
      </div>
    </details>
  );
}

/** What is being seen, in words, and the way back to everything. */
function Filtrado({ direccion, tipo, ligas, filtros }: VistasProps) {
  const liga = ligas.find(({ id }) => id === filtros.liga);
  const que = [liga && rotulo(liga), filtros.nombre && `«${filtros.nombre}»`].filter(Boolean);
  if (que.length === 0) return null;
  return (
    <p className={styles.filtrado}>
      Solo {que.join(', ')}. <Link to={direccion(tipo ?? undefined)}>Ver todos</Link>
    </p>
  );
}

const tras = (direccion: Direccion, { tipo, filtros }: VistasProps): string => {
  const consulta = new URLSearchParams();
  if (filtros.liga !== null) consulta.set('liga', String(filtros.liga));
  if (filtros.nombre !== '') consulta.set('nombre', filtros.nombre);
  const texto = String(consulta);
  return direccion(tipo ?? undefined) + (texto && `?${texto}`);
};

/** From what is coming to what was played and back, with the same narrowing; what else can be done, folded. */
export function Vistas({ children, ...props }: VistasProps & { children?: ReactNode }) {
  return (
    <div className={styles.vistas}>
      <div className={styles.barra}>
        <nav aria-label="Partidos">
          <ul className={styles.tipos}>
            <li>
              <NavLink to={tras(rutas.horarios, props)} end className={styles.tipo ?? ''}>
                Próximos
              </NavLink>
            </li>
            <li>
              <NavLink to={tras(rutas.resultados, props)} end className={styles.tipo ?? ''}>
                Resultados
              </NavLink>
            </li>
          </ul>
        </nav>
        {children ? (
          <details className={styles.mas} name="vistas">
            <summary className={styles.abrir}>
              <span>
                Calendario<span className={styles.yMas}> y más</span>
              </span>
            </summary>
            <div className={styles.menu}>{children}</div>
          </details>
        ) : null}
        <Filtro {...props} />
      </div>
      <Filtrado {...props} />
    </div>
  );
}
