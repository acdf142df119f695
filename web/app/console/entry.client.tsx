import '../entry.client.tsx';
