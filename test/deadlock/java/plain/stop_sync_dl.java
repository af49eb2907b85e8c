class StopSync {
    static class Pump extends Thread {
        private boolean stop; private int n;
        synchronized void halt() { stop = true; } // DEADLOCK
        synchronized boolean step() { n++; return !stop; } // DEADLOCK
        @Override public void run() { while (step()) Thread.yield(); }
        synchronized void shutdown() throws InterruptedException { stop = true; join0(); } // DEADLOCK
        void join0() throws InterruptedException { helper.join(); } // DEADLOCK!
        final Thread helper = new Thread(() -> { while (step()) Thread.yield(); });
    }
    public static void main(String[] a) throws Exception {
        Pump p = new Pump();
        p.helper.start();
        p.shutdown();
    }
}
