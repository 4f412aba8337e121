import { NativeSelect } from '@mantine/core';
import { type Dia, diaDe, horaDe } from '#domain/fecha.ts';
import type { MeteoFila } from '#domain/meteo/weather.ts';
import type { Campo, LineaEditada } from '#domain/propuesta/revision.ts';
import { MeteoPartido } from '#web/club/meteo.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Listas } from './entorno.ts';
import type { Linea, Opciones } from './estado.ts';
import { diasPara, horasPara, jugadoresPara, ligasPara, type OpcionTexto, pistasPara } from './opciones.ts';
import type { Problema } from './problemas.ts';
import styles from './tabla.module.css';

type FilaProps = {
  linea: Linea;
  /** From 1. */
  numero: number;
  dias: readonly Dia[];
  listas: Listas;
  opciones: Opciones;
  problemas: readonly Problema[];
  meteo: MeteoFila | null;
  editar: (cambios: Partial<LineaEditada>) => void;
  quitar: () => void;
};

type EleccionProps = {
  titulo: string;
  campo: Campo;
  fila: FilaProps;
  data: OpcionTexto[];
  value: string;
  onCambio: (valor: string) => void;
};

const idProblemas = ({ linea }: FilaProps): string => `problemas-${linea.clave}`;

function Eleccion({ titulo, campo, fila, data, value, onCambio }: EleccionProps) {
  const suyos = fila.problemas.filter((problema) => problema.campo === campo);
  return (
    <td data-title={titulo} data-campo={titulo}>
      <NativeSelect
        size="xs"
        aria-label={`${titulo}, línea ${fila.numero}`}
        aria-describedby={suyos.length > 0 ? idProblemas(fila) : undefined}
        error={suyos.some(({ esError }) => esError)}
        data-aviso={suyos.length > 0 || undefined}
        data={data}
        value={value}
        onChange={({ currentTarget }) => onCambio(currentTarget.value)}
      />
    </td>
  );
}

const idDe = (valor: string): number | null => (valor === '' ? null : Number(valor));
const texto = (id: number | null): string => (id === null ? '' : String(id));

const SIN_HORA = '10:00';

function Cuando(fila: FilaProps) {
  const { linea, dias, editar } = fila;
  const [dia, hora] = linea.fecha === null ? ['', ''] : [diaDe(linea.fecha), horaDe(linea.fecha)];
  const comun = { campo: 'fecha', fila } as const;
  const poner = (nuevoDia: string, nuevaHora: string) =>
    editar({ fecha: nuevoDia === '' ? null : `${nuevoDia}T${nuevaHora || SIN_HORA}` });
  return (
    <>
      <Eleccion
        {...comun}
        titulo="Día"
        data={diasPara(linea, dias)}
        value={dia}
        onCambio={(valor) => poner(valor, hora)}
      />
      <Eleccion
        {...comun}
        titulo="Hora"
        data={horasPara(linea)}
        value={hora}
        onCambio={(valor) => poner(dia || (dias[0] ?? ''), valor)}
      />
    </>
  );
}

function Donde(fila: FilaProps) {
  const { linea, listas, opciones, editar } = fila;
  return (
    <>
      <Eleccion
        titulo="Pista"
        campo="idPista"
        fila={fila}
        data={pistasPara(linea, listas, opciones)}
        value={texto(linea.idPista)}
        onCambio={(valor) => editar({ idPista: idDe(valor) })}
      />
      <Eleccion
        titulo="Liga"
        campo="idLiga"
        fila={fila}
        data={ligasPara(linea, listas, opciones)}
        value={texto(linea.idLiga)}
        onCambio={(valor) => editar({ idLiga: idDe(valor) })}
      />
    </>
  );
}

function Quien(fila: FilaProps) {
  const { linea, listas, editar } = fila;
  return (
    <>
      <Eleccion
        titulo="Jugador 1"
        campo="idJugador1"
        fila={fila}
        data={jugadoresPara(linea, listas, 1)}
        value={texto(linea.idJugador1)}
        onCambio={(valor) => editar({ idJugador1: idDe(valor) })}
      />
      <Eleccion
        titulo="Jugador 2"
        campo="idJugador2"
        fila={fila}
        data={jugadoresPara(linea, listas, 2)}
        value={texto(linea.idJugador2)}
        onCambio={(valor) => editar({ idJugador2: idDe(valor) })}
      />
    </>
  );
}

const COLUMNAS = 8;

/** What is wrong or strange in the line above. */
function Problemas(fila: FilaProps) {
  if (fila.problemas.length === 0) return null;
  return (
    <tr className={styles.problemas}>
      <td colSpan={COLUMNAS} id={idProblemas(fila)}>
        {fila.problemas.map(({ mensaje, esError }) => (
          <p key={mensaje} data-error={esError || undefined}>
            <Icon name="alert" size={16} />
            <span className="visually-hidden">{esError ? 'Error: ' : 'Aviso: '}</span>
            {mensaje}
          </p>
        ))}
      </td>
    </tr>
  );
}

/** One line to edit, and below it what is wrong with it. */
export function Fila(fila: FilaProps) {
  const { linea, numero, meteo, quitar } = fila;
  return (
    <>
      <tr data-linea={linea.clave}>
        <Cuando {...fila} />
        <Donde {...fila} />
        <Quien {...fila} />
        <td data-title="Tiempo">{meteo ? <MeteoPartido weather={meteo} /> : '–'}</td>
        <td className={styles.quitar}>
          <Button size="s" look="ghost" onClick={quitar} aria-label={`Borrar la línea ${numero}`}>
            <Icon name="close" size={18} />
          </Button>
        </td>
      </tr>
      <Problemas {...fila} />
    </>
  );
}
