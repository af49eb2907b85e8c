class StopSync {
    static class Pump extends Thread {
        private boolean stop; private int n;
        synchronized void halt() { stop = true; }
        synchronized boolean step() { n++; return !stop; }
        @Override public void run() { while (step()) Thread.yield(); }
        void shutdown() throws InterruptedException { halt(); join0(); }
        void join0() throws InterruptedException { helper.join(); }
        final Thread helper = new Thread(() -> { while (step()) Thread.yield(); });
    }
    public static void main(String[] a) throws Exception {
        Pump p = new Pump();
        p.helper.start();
        p.shutdown();
    }
}
