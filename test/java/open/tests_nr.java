// The thread of a test is joined before the test looks; tests do not run at the same time.
// heddle: --tests
public class Main {
    @interface Test {
    }
    @interface BeforeEach {
    }
    static class Counter {
        int n;
        void add() {
            n++; // NORACE
        }
    }
    private Counter counter;
    @BeforeEach
    void prepare() {
        counter = new Counter();
    }
    @Test
    void counts() throws InterruptedException {
        Thread t = new Thread(counter::add);
        t.start();
        t.join();
        counter.add();
    }
    @Test
    void countsAlone() {
        counter.add();
    }
}
