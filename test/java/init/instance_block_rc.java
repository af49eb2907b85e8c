// An instance initialiser starts a thread before the field behind it is set.
class Main {
    int a;
    {
        new Thread(() -> a++).start(); // RACE!
    }
    int b = a + 1; // RACE!
    public static void main(String[] args) {
        System.out.println(new Main().b);
    }
}
