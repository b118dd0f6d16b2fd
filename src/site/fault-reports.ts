/** Whether pages report faults in visitors' browsers: see operations/visitors.md. */
export const reportsFaults = process.env.FAULT_REPORTS?.trim() !== 'off';
