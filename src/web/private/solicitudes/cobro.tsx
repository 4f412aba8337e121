import { Autocomplete, Input, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { club } from '#club';
import { mensajes } from '#contract/mensajes.ts';
import type { CobroPedido } from '#contract/solicitudes/cobros.ts';
import type { SolicitudFila } from '#contract/solicitudes/solicitudes.ts';
import {
  diaHabil,
  IMPORTE_ENORME,
  MAX_IMPORTE,
  MODOS_DE_SECUENCIA,
  type ModoDeSecuencia,
} from '#domain/cobro/remesa.ts';
import { enDecimal, enEuros, leerImporte } from '#domain/cobro/sepa.ts';
import { type Dia, sumarDias } from '#domain/fecha.ts';
import { etiquetaDeTipo } from '#domain/inscripcion/tipos.ts';
import { CampoDia } from '#web/club/mesa/dias.tsx';
import { avisarFallo, enfocarPrimerError, erroresDeCampos, useRecargar } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { call } from '#web/platform/call.ts';
import { callBinary, saveFile } from '#web/platform/files.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import fields from '#web/ui/desk/desk.module.css';
import { showToast } from '#web/ui/toast.tsx';
import { type Cobrable, tarifasDe } from './proponer.ts';
import styles from './solicitudes.module.css';

const SECUENCIAS: Record<ModoDeSecuencia, string> = {
  segun: 'Según cada inscripción',
  FRST: 'Primer cobro (FRST)',
  RCUR: 'Repetido, recurrente (RCUR)',
};

/** Banks ask for it some days before. */
const DIAS_POR_DELANTE = 7;

const sinMoneda = (importe: number): string => enDecimal(importe).replace('.', ',');

/** Each what it costs, or the same of all. */
const MODOS = [
  { value: 'suya', label: 'La cuota de cada uno' },
  { value: 'misma', label: 'Uno para todos' },
] as const;

const INICIALES = (hoy: Dia) => ({
  concepto: '',
  modo: 'suya' as (typeof MODOS)[number]['value'],
  /** The same of all. */
  importe: '',
  /** Of those without a single price, what was written for each. */
  suyos: {} as Record<number, string>,
  cobro: diaHabil(sumarDias(hoy, DIAS_POR_DELANTE)) as Dia | null,
  secuencia: 'segun' as ModoDeSecuencia,
});

type Valores = ReturnType<typeof INICIALES>;

function faltaDeImporte(escrito: string): string | null {
  const importe = leerImporte(escrito);
  if (importe === null) return 'Escribe el importe en euros: 45 o 45,50';
  return importe > MAX_IMPORTE ? IMPORTE_ENORME : null;
}

/** The same in the few letters that a row has room for. */
const faltaEnFila = (escrito: string): string =>
  leerImporte(escrito) === null ? 'Pon 45 o 45,50' : 'Hasta 10.000 €';

type Elegida = Cobrable & Pick<SolicitudFila, 'id'>;

/** In cents; null: it is still to be written. */
function importeDe(una: Elegida, { modo, importe, suyos }: Valores): number | null {
  if (modo === 'misma') return leerImporte(importe);
  const [unica, ...otras] = tarifasDe(una, club);
  return unica && otras.length === 0 ? unica.importe : leerImporte(suyos[una.id] ?? '');
}

const cabe = (importe: number | null): boolean => importe !== null && importe <= MAX_IMPORTE;

const comprobar = (elegidas: readonly Elegida[]) => (valores: Valores) => {
  const { concepto, modo, importe, suyos: importes, cobro } = valores;
  const suyos = modo === 'suya' ? elegidas.filter((una) => !cabe(importeDe(una, valores))) : [];
  const comun = modo === 'misma' && faltaDeImporte(importe);
  return {
    ...Object.fromEntries(suyos.map(({ id }) => [`suyos.${id}`, faltaEnFila(importes[id] ?? '')])),
    ...(concepto.trim() === '' && { concepto: 'Escribe el concepto que leerán en su recibo' }),
    ...(comun && { importe: comun }),
    ...((cobro === null || cobro <= hoyDelClub()) && { cobro: 'Elige un día posterior a hoy' }),
    ...(cobro !== null && diaHabil(cobro) !== cobro && { cobro: mensajes.cobroEnFinDeSemana }),
  };
};

const pedidoDe = (valores: Valores, elegidas: readonly Elegida[]): CobroPedido => ({
  recibos: elegidas.map((una) => ({ id: una.id, importe: importeDe(una, valores) ?? 0 })),
  concepto: valores.concepto,
  cobro: valores.cobro ?? '',
  secuencia: valores.secuencia,
});

/** What they are, when all are of a kind, unless somebody wrote something else. */
function useConcepto({ setValues }: UseFormReturnType<Valores>, elegidas: readonly Elegida[]): void {
  const puesto = useRef('');
  const [unica = null, ...otras] = new Set(elegidas.map(({ inscripcion }) => inscripcion));
  const comun = otras.length > 0 || elegidas.some(({ altaSocio }) => altaSocio) ? 'Cuota del club' : '';
  const concepto = unica === null || comun ? comun : etiquetaDeTipo(unica);
  useEffect(() => {
    const antes = puesto.current;
    puesto.current = concepto;
    setValues((valores) => (valores.concepto === antes ? { concepto } : {}));
  }, [concepto, setValues]);
}

/** What is collected from those, once somebody has seen it. */
export function useCobro(elegidas: readonly SolicitudFila[]) {
  const recargar = useRecargar();
  const form = useForm<Valores>({ initialValues: INICIALES(hoyDelClub()), validate: comprobar(elegidas) });
  useConcepto(form, elegidas);
  const pedido = pedidoDe(form.values, elegidas);
  const importes = elegidas.map((una) => importeDe(una, form.values));
  const alFallar = (error: unknown) => {
    avisarFallo(error);
    form.setErrors(erroresDeCampos(error));
    enfocarPrimerError();
  };
  const previo = useMutation({
    mutationFn: async (body: CobroPedido) => ({
      clave: JSON.stringify(body),
      cobro: await call('POST /api/private/cobros/previo', { body }),
    }),
    onError: alFallar,
  });
  const remesa = useMutation({
    mutationFn: (body: CobroPedido) => callBinary('POST /api/private/cobros/remesa', { body }),
    onSuccess: (fichero) => {
      saveFile(fichero);
      // Taken again, it is seen again first: by then they have been in a file.
      previo.reset();
      showToast('Remesa descargada: súbela a la banca del club.', 'success');
      return recargar();
    },
    onError: alFallar,
  });
  const cuentas = useMutation({
    mutationFn: (cuales: readonly number[]) =>
      callBinary('POST /api/private/cobros/cuentas', { body: { ids: [...cuales] } }),
    onSuccess: saveFile,
    onError: avisarFallo,
  });
  const ver = (event: FormEvent) => {
    event.preventDefault();
    if (form.validate().hasErrors) enfocarPrimerError();
    else previo.mutate(pedido);
  };
  // What was seen is of what was asked then: with anything changed it is seen again.
  const visto = previo.data?.clave === JSON.stringify(pedido) ? previo.data.cobro : null;
  return { form, ver, viendo: previo.isPending, visto, pedido, importes, remesa, cuentas };
}

/** "3 recibos × 45,00 € = 135,00 €", or what is missing to know it. */
export function sumaDe(importes: readonly (number | null)[]): string {
  if (importes.length === 0) return 'Marca a quién se cobra.';
  const recibos = cuantos(importes.length, 'recibo', 'recibos');
  const sin = importes.filter((importe) => importe === null).length;
  if (sin > 0) return `${recibos}: falta el importe${sin < importes.length ? ` de ${sin}` : ''}.`;
  const total = enEuros(importes.reduce<number>((suma, importe) => suma + (importe ?? 0), 0));
  const [primero, ...otros] = importes;
  return otros.length > 0 && otros.every((uno) => uno === primero)
    ? `${recibos} × ${enEuros(primero ?? 0)} = ${total}`
    : `${recibos} · ${total}`;
}

export type Cobro = ReturnType<typeof useCobro>;

const FORMULARIO = 'datos-del-cobro';

/** What there is to collect, always in sight, and what comes next: to see it first, then to take it to the bank. */
export function Siguiente({ viendo, visto, pedido, importes, remesa }: Cobro) {
  if (visto && visto.entran.length > 0) {
    return (
      <div className={cx(fields.bar, styles.siguiente)}>
        <strong className={cx(styles.junto, styles.suma)}>Total: {enEuros(visto.total)}</strong>
        <Button look="action" busy={remesa.isPending} onClick={() => remesa.mutate(pedido)}>
          Descargar remesa SEPA
        </Button>
      </div>
    );
  }
  return (
    <div className={cx(fields.bar, styles.siguiente)}>
      <span className={cx(styles.junto, importes.length > 0 ? styles.suma : styles.menor)} role="status">
        {sumaDe(importes)}
      </span>
      <Button type="submit" form={FORMULARIO} look="action" busy={viendo} disabled={importes.length === 0}>
        Ver qué se cobraría
      </Button>
    </div>
  );
}

type SuImporteProps = Pick<Cobro, 'form'> & { fila: SolicitudFila; alEscribir: () => void };

/** What is asked of one: its fee or, with several or none, what is chosen or written here. */
export function SuImporte({ form, fila, alEscribir }: SuImporteProps) {
  const importe = importeDe(fila, form.values);
  const tarifas = tarifasDe(fila, club);
  if (form.values.modo === 'misma' || tarifas.length === 1) return importe === null ? '–' : enEuros(importe);
  const campo = form.getInputProps(`suyos.${fila.id}`);
  return (
    <Autocomplete
      size="xs"
      className={styles.suyo ?? ''}
      aria-label={`Importe de ${fila.nombre}, en euros`}
      placeholder="Importe"
      inputMode="decimal"
      rightSection="€"
      rightSectionPointerEvents="none"
      data={tarifas.map((una) => sinMoneda(una.importe))}
      filter={({ options }) => options}
      renderOption={({ option: { value } }) => {
        const de = tarifas.find((una) => sinMoneda(una.importe) === value)?.de;
        return `${value} €${de ? ` · ${de}` : ''}`;
      }}
      comboboxProps={{ width: 'max-content', position: 'bottom-end' }}
      {...campo}
      value={campo.value ?? ''}
      onChange={(escrito) => {
        campo.onChange(escrito);
        alEscribir();
      }}
    />
  );
}

export function DatosDelCobro({ form, ver }: Cobro) {
  return (
    <form id={FORMULARIO} className={fields.stack} onSubmit={ver} noValidate>
      <div className={fields.row}>
        <TextInput
          label="Concepto"
          placeholder="Lo que leerán en su recibo"
          maxLength={140}
          {...form.getInputProps('concepto')}
        />
        <Input.Wrapper className={styles.cuanto ?? ''} label="Importe" labelElement="div">
          <SegmentedControl
            fullWidth
            aria-label="Importe"
            data={[...MODOS]}
            value={form.values.modo}
            onChange={(modo) => form.setFieldValue('modo', modo as Valores['modo'])}
          />
        </Input.Wrapper>
        {form.values.modo === 'misma' ? (
          <TextInput
            label="Importe de cada recibo, en euros"
            inputMode="decimal"
            rightSection="€"
            rightSectionPointerEvents="none"
            {...form.getInputProps('importe')}
          />
        ) : null}
        <CampoDia
          label="Día del cobro"
          description="Un día hábil. El banco pide la remesa unos días antes."
          value={form.values.cobro}
          onChange={(cobro) => form.setFieldValue('cobro', cobro)}
          error={form.errors.cobro}
        />
        <NativeSelect
          label="Primer cobro o repetido"
          description="De un alta, primer cobro; de una renovación, recurrente."
          data={MODOS_DE_SECUENCIA.map((value) => ({ value, label: SECUENCIAS[value] }))}
          {...form.getInputProps('secuencia')}
        />
      </div>
    </form>
  );
}
