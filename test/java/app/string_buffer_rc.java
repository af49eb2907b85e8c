// Two threads append to one StringBuilder.
class Main {
    private final StringBuilder log = new StringBuilder();
    void append(String who, int n) {
        for (int i = 0; i < n; i++)
            log.append(who).append(' ').append(i).append('\n'); // RACE!
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
