import { NativeSelect, TextInput } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { club } from '#club';
import { mensajes } from '#contract/mensajes.ts';
import type { CobroPedido } from '#contract/solicitudes/cobros.ts';
import { diaHabil, MODOS_DE_SECUENCIA, type ModoDeSecuencia } from '#domain/cobro/remesa.ts';
import { enEuros, leerImporte } from '#domain/cobro/sepa.ts';
import { type Dia, sumarDias } from '#domain/fecha.ts';
import { etiquetaDeTipo, type TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { CampoDia } from '#web/club/mesa/dias.tsx';
import { avisarFallo, enfocarPrimerError, erroresDeCampos, useRecargar } from '#web/club/mesa/ficha.tsx';
import { cuantos } from '#web/club/mesa/palabras.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { call } from '#web/platform/call.ts';
import { callBinary, saveFile } from '#web/platform/files.ts';
import { Button } from '#web/ui/button.tsx';
import fields from '#web/ui/desk/desk.module.css';
import { precioDe } from './proponer.ts';
import styles from './solicitudes.module.css';

const SECUENCIAS: Record<ModoDeSecuencia, string> = {
  segun: 'Según cada inscripción',
  FRST: 'Primer cobro (FRST)',
  RCUR: 'Repetido, recurrente (RCUR)',
};

/** Banks ask for it some days before. */
const DIAS_POR_DELANTE = 7;

const INICIALES = (hoy: Dia) => ({
  concepto: '',
  importe: '',
  cobro: diaHabil(sumarDias(hoy, DIAS_POR_DELANTE)) as Dia | null,
  secuencia: 'segun' as ModoDeSecuencia,
});

type Valores = ReturnType<typeof INICIALES>;

const comprobar = {
  concepto: (concepto: string) => (concepto.trim() ? null : 'Escribe el concepto que leerán en su recibo'),
  importe: (importe: string) =>
    leerImporte(importe) === null ? 'Escribe el importe en euros: 45 o 45,50' : null,
  cobro: (cobro: Dia | null) => {
    if (cobro === null || cobro <= hoyDelClub()) return 'Elige un día posterior a hoy';
    return diaHabil(cobro) === cobro ? null : mensajes.cobroEnFinDeSemana;
  },
};

const pedidoDe = ({ concepto, importe, cobro, secuencia }: Valores, ids: readonly number[]): CobroPedido => ({
  ids: [...ids],
  concepto,
  importe: leerImporte(importe) ?? 0,
  cobro: cobro ?? '',
  secuencia,
});

const SIN_PROPONER = { concepto: '', importe: '' };

/** Of enrolments of a single kind that has a price, what they are and cost, unless somebody wrote something else. */
function useProponer(
  { setValues }: UseFormReturnType<Valores>,
  clases: readonly (TipoInscripcion | null)[],
): void {
  const puesto = useRef(SIN_PROPONER);
  const [unica = null, ...otras] = new Set(clases);
  const precio = unica === null || otras.length > 0 ? null : precioDe(unica, club);
  const concepto = unica === null || precio === null ? '' : etiquetaDeTipo(unica);
  useEffect(() => {
    const suyo = { concepto, importe: precio === null ? '' : String(precio).replace('.', ',') };
    const { concepto: antes, importe } = puesto.current;
    puesto.current = suyo;
    setValues((valores) => ({
      ...(valores.concepto === antes && { concepto: suyo.concepto }),
      ...(valores.importe === importe && { importe: suyo.importe }),
    }));
  }, [concepto, precio, setValues]);
}

/** What is collected from those, once somebody has seen it. */
export function useCobro(ids: readonly number[], clases: readonly (TipoInscripcion | null)[]) {
  const recargar = useRecargar();
  const form = useForm<Valores>({ initialValues: INICIALES(hoyDelClub()), validate: comprobar });
  useProponer(form, clases);
  const pedido = pedidoDe(form.values, ids);
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
  return { form, ver, viendo: previo.isPending, visto, pedido, remesa, cuentas };
}

/** "3 recibos × 45,00 € = 135,00 €", or what is missing to know it. */
export function sumaDe(cuantas: number, importe: number | null): string {
  if (cuantas === 0) return 'Marca a quién se cobra.';
  const recibos = cuantos(cuantas, 'recibo', 'recibos');
  return importe === null
    ? `${recibos}: falta el importe.`
    : `${recibos} × ${enEuros(importe)} = ${enEuros(cuantas * importe)}`;
}

export type Cobro = ReturnType<typeof useCobro>;

const FORMULARIO = 'datos-del-cobro';

/** What there is to collect, always in sight, and what comes next: to see it first, then to take it to the bank. */
export function Siguiente({ viendo, visto, pedido, remesa, cuantas }: Cobro & { cuantas: number }) {
  const importe = pedido.importe > 0 ? pedido.importe : null;
  if (visto && visto.entran.length > 0) {
    return (
      <div className={fields.bar}>
        <strong className={styles.suma}>Total: {enEuros(visto.total)}</strong>
        <Button look="action" busy={remesa.isPending} onClick={() => remesa.mutate(pedido)}>
          Descargar remesa SEPA
        </Button>
      </div>
    );
  }
  return (
    <div className={fields.bar}>
      <span className={cuantas > 0 ? styles.suma : styles.menor} role="status">
        {sumaDe(cuantas, importe)}
      </span>
      <Button type="submit" form={FORMULARIO} look="action" busy={viendo} disabled={cuantas === 0}>
        Ver qué se cobraría
      </Button>
    </div>
  );
}

export function DatosDelCobro({ form, ver }: Cobro) {
  return (
    <form id={FORMULARIO} className={fields.stack} onSubmit={ver} noValidate>
      <div className={fields.row}>
        <TextInput label="Concepto" maxLength={140} {...form.getInputProps('concepto')} />
        <TextInput
          label="Importe de cada una, en euros"
          inputMode="decimal"
          rightSection="€"
          rightSectionPointerEvents="none"
          {...form.getInputProps('importe')}
        />
        <CampoDia
          label="Día del cobro"
          description="Un día hábil. El banco pide la remesa unos días antes."
          value={form.values.cobro}
          onChange={(cobro) => form.setFieldValue('cobro', cobro)}
          error={form.errors.cobro}
        />
        <NativeSelect
          label="Primer cobro o repetido (secuencia)"
          description="De un alta, primer cobro; de una renovación, recurrente."
          data={MODOS_DE_SECUENCIA.map((value) => ({ value, label: SECUENCIAS[value] }))}
          {...form.getInputProps('secuencia')}
        />
      </div>
    </form>
  );
}
