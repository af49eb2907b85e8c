// Two threads append to one StringBuffer.
class Main {
    private final StringBuffer log = new StringBuffer();
    void append(String who, int n) {
        for (int i = 0; i < n; i++)
            log.append(who).append(' ').append(i).append('\n');
    }
    public static void main(String[] args) throws InterruptedException {
        final Main m = new Main();
        Thread a = new Thread(new Runnable() {
            public void run() {
                m.append("a", 10);
            }
        });
        Thread b = new Thread(new Runnable() {
            public void run() {
                m.append("b", 10);
            }
        });
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(m.log.toString());
    }
}
