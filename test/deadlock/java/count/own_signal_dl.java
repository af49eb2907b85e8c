class OwnSignal {
    private boolean pingTurn = true;
    synchronized void ping() throws InterruptedException { while (!pingTurn) wait(); System.out.println("ping"); pingTurn = false; notifyAll(); } // DEADLOCK!
    synchronized void pong() throws InterruptedException {
        while (pingTurn) wait();
        System.out.println("pong");
        pingTurn = true;
    }
    public static void main(String[] a) throws Exception {
        OwnSignal g = new OwnSignal();
        Thread p = new Thread(() -> { try { for (int i = 0; i < 5; i++) g.ping(); } catch (InterruptedException e) { } });
        Thread q = new Thread(() -> { try { for (int i = 0; i < 5; i++) g.pong(); } catch (InterruptedException e) { } });
        p.start(); q.start(); p.join(); q.join();
    }
}
